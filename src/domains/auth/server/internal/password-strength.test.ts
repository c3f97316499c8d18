import { expect, test } from "vitest";
import { AppError } from "#kernel/errors.ts";
import { openExaminer } from "./open-examiner.ts";
import { assertStrongPassword } from "./password-strength.ts";

const hard = "4@8({3691!|05$7+%2a4@s5$e3i1!o0t7+l|".repeat(6).slice(0, 200);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "passed",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test("a weak password is refused with its reason, a strong one passes", async () => {
  const refusal = assertStrongPassword("p4ssw0rd", []);
  await expect(refusal).rejects.toMatchObject({ code: "WEAK_PASSWORD", data: { reasons: ["common"] } });
  await assertStrongPassword("washed-geisha-2150", ["Ada Brown"]);
});

test("the longest and hardest passwords do not hold up the thread that serves requests", async () => {
  await assertStrongPassword("washed-geisha-2150", []);
  const spent: number[] = [];
  // The least counts: a crowded machine adds to some of them, what the code itself does on this thread is in each.
  for (let n = 0; n < 5; n++) {
    const before = process.threadCpuUsage();
    await assertStrongPassword(`${n}${hard}`.slice(0, 200), [hard]);
    const { user, system } = process.threadCpuUsage(before);
    spent.push((user + system) / 1_000);
  }
  expect(Math.min(...spent)).toBeLessThan(4);
});

test("where too many wait, one more is refused at once; what takes too long is given up, and the next one is not", async () => {
  const examine = openExaminer({ limitMilliseconds: 1, mostWaiting: 2 });
  const question = { password: hard, personal: [] };
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(examine(question))));
  expect(outcomes).toEqual(Array(4).fill("SERVICE_UNAVAILABLE"));
  const patient = openExaminer({ limitMilliseconds: 20_000, mostWaiting: 1 });
  const [first, second, third] = [1, 2, 3].map(() => codeOf(patient(question)));
  expect(await third).toBe("SERVICE_UNAVAILABLE");
  expect(await Promise.all([first, second])).toEqual(["passed", "passed"]);
});
