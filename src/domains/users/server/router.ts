import { users } from "#domains/users/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { banUser } from "./ban-user.ts";
import { changeAdminRole } from "./change-admin-role.ts";
import { clearUserLimit } from "./clear-user-limit.ts";
import { decideBanObjection } from "./decide-ban-objection.ts";
import { endUserSession } from "./end-user-session.ts";
import { exportPeople } from "./export-people.ts";
import { getBanByLink } from "./get-ban-by-link.ts";
import { getPerson } from "./get-person.ts";
import { liftBan } from "./lift-ban.ts";
import { listPeople } from "./list-people.ts";
import { objectToBan } from "./object-to-ban.ts";
import { requestFactorReset } from "./request-factor-reset.ts";
import { signOutUser } from "./sign-out-user.ts";
import { unlockUser } from "./unlock-user.ts";
import { verifyUserEmail } from "./verify-user-email.ts";

export const usersRouter = {
  listPeople: forPerson(users.listPeople, listPeople),
  exportPeople: forPerson(users.exportPeople, exportPeople),
  getPerson: forPerson(users.getPerson, getPerson),
  banUser: forPerson(users.banUser, banUser),
  liftBan: forPerson(users.liftBan, liftBan),
  decideBanObjection: forPerson(users.decideBanObjection, decideBanObjection),
  getBanByLink: forVisitor(users.getBanByLink, getBanByLink),
  objectToBan: forVisitor(users.objectToBan, objectToBan),
  signOutUser: forPerson(users.signOutUser, signOutUser),
  endUserSession: forPerson(users.endUserSession, endUserSession),
  unlockUser: forPerson(users.unlockUser, unlockUser),
  clearUserLimit: forPerson(users.clearUserLimit, clearUserLimit),
  verifyUserEmail: forPerson(users.verifyUserEmail, verifyUserEmail),
  changeAdminRole: forPerson(users.changeAdminRole, changeAdminRole),
  requestFactorReset: forPerson(users.requestFactorReset, requestFactorReset),
};
