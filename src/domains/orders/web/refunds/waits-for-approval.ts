/** Whether what was sent waits for a second administrator, by the order that came back. */
export const waitsForApproval = (order: unknown, requestId: string): boolean =>
  (order as { approvals?: { requestId: string }[] } | undefined)?.approvals?.some(
    (approval) => approval.requestId === requestId,
  ) ?? false;
