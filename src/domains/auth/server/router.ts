import { auth } from "#domains/auth/contract.ts";
import { forPerson, forSession, forVisitor } from "#platform/rpc/handle.ts";
import { changeUser } from "./change-user.ts";
import { confirmSession } from "./confirm-session.ts";
import { createUser } from "./create-user.ts";
import { endSessions } from "./end-sessions.ts";
import { followLink } from "./follow-link.ts";
import { getJwks } from "./get-jwks.ts";
import { getUser } from "./get-user.ts";
import { getUserById } from "./get-user-by-id.ts";
import { listSessions } from "./list-sessions.ts";
import { listUsers } from "./list-users.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { requestRecovery } from "./request-recovery.ts";
import { resendVerification } from "./resend-verification.ts";
import { revokeSession } from "./revoke-session.ts";
import { sendOtp } from "./send-otp.ts";
import { setLanguage } from "./set-language.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { updateUser } from "./update-user.ts";
import { verifyOtp } from "./verify-otp.ts";

export const authRouter = {
  signUp: forVisitor(auth.signUp, signUp),
  sendOtp: forVisitor(auth.sendOtp, sendOtp),
  verifyOtp: forVisitor(auth.verifyOtp, verifyOtp),
  followLink: forVisitor(auth.followLink, followLink),
  resendVerification: forVisitor(auth.resendVerification, resendVerification),
  requestRecovery: forVisitor(auth.requestRecovery, requestRecovery),
  signOut: forVisitor(auth.signOut, signOut),
  getUser: forSession(auth.getUser, getUser),
  updateUser: forSession(auth.updateUser, updateUser),
  reauthenticate: forSession(auth.reauthenticate, reauthenticate),
  confirmSession: forPerson(auth.confirmSession, confirmSession),
  setLanguage: forPerson(auth.setLanguage, setLanguage),
  listSessions: forPerson(auth.listSessions, listSessions),
  revokeSession: forPerson(auth.revokeSession, revokeSession),
  listUsers: forPerson(auth.listUsers, listUsers),
  createUser: forPerson(auth.createUser, createUser),
  getUserById: forPerson(auth.getUserById, getUserById),
  changeUser: forPerson(auth.changeUser, changeUser),
  endSessions: forPerson(auth.endSessions, endSessions),
  getJwks: forVisitor(auth.getJwks, getJwks),
};
