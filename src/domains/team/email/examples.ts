import type { MailExamples } from "#platform/email/mail-examples.ts";
import { invitationMail, membershipMail } from "./team-mails.tsx";

const company = "Finca El Roble";
const expiresAt = new Date("2026-04-27T12:00:00Z");

export const teamMails: MailExamples = {
  teamInvitation: (reader, { publicUrl }) =>
    invitationMail(reader, { company, role: "packer", token: "example", expiresAt, publicUrl }),
  teamInvitationToManage: (reader, { publicUrl }) =>
    invitationMail(reader, { company, role: "manager", token: "example", expiresAt, publicUrl }),
  teamRoleChanged: (reader, { publicUrl }) =>
    membershipMail(reader, { kind: "roleChanged", role: "accountant" }, { company, publicUrl }),
  teamRemoved: (reader, { publicUrl }) =>
    membershipMail(
      reader,
      { kind: "removed", reason: "The harvest season is over.\nThank you for your help." },
      { company, publicUrl },
    ),
};
