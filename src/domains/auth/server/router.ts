import { auth } from "#domains/auth/contract.ts";
import { forPerson, forSession, forVisitor } from "#platform/rpc/handle.ts";
import { challengeFactor } from "./challenge-factor.ts";
import { changeUser } from "./change-user.ts";
import { countRecoveryCodes } from "./count-recovery-codes.ts";
import { createUser } from "./create-user.ts";
import { endSessions } from "./end-sessions.ts";
import { enrollFactor } from "./enroll-factor.ts";
import { followLink } from "./follow-link.ts";
import { getJwks } from "./get-jwks.ts";
import { getNonce } from "./get-nonce.ts";
import { getSignInWays } from "./get-sign-in-ways.ts";
import { getToken } from "./get-token.ts";
import { getUser } from "./get-user.ts";
import { getUserById } from "./get-user-by-id.ts";
import { linkIdentity } from "./link-identity.ts";
import { listSessions } from "./list-sessions.ts";
import { listUsers } from "./list-users.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { redeemRecoveryCode } from "./redeem-recovery-code.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { requestRecovery } from "./request-recovery.ts";
import { resendVerification } from "./resend-verification.ts";
import { revokeSession } from "./revoke-session.ts";
import { sendOtp } from "./send-otp.ts";
import { setLanguage } from "./set-language.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { startSso } from "./start-sso.ts";
import { unenrollFactor } from "./unenroll-factor.ts";
import { unlinkIdentity } from "./unlink-identity.ts";
import { updateUser } from "./update-user.ts";
import { verifyFactor } from "./verify-factor.ts";
import { verifyOtp } from "./verify-otp.ts";

export const authRouter = {
  signUp: forVisitor(auth.signUp, signUp),
  getToken: forVisitor(auth.getToken, getToken),
  sendOtp: forVisitor(auth.sendOtp, sendOtp),
  verifyOtp: forVisitor(auth.verifyOtp, verifyOtp),
  followLink: forVisitor(auth.followLink, followLink),
  resendVerification: forVisitor(auth.resendVerification, resendVerification),
  requestRecovery: forVisitor(auth.requestRecovery, requestRecovery),
  signOut: forVisitor(auth.signOut, signOut),
  getUser: forSession(auth.getUser, getUser),
  updateUser: forSession(auth.updateUser, updateUser),
  reauthenticate: forSession(auth.reauthenticate, reauthenticate),
  setLanguage: forPerson(auth.setLanguage, setLanguage),
  linkIdentity: forPerson(auth.linkIdentity, linkIdentity),
  unlinkIdentity: forPerson(auth.unlinkIdentity, unlinkIdentity),
  startSso: forVisitor(auth.startSso, startSso),
  getSignInWays: forVisitor(auth.getSignInWays, getSignInWays),
  getNonce: forVisitor(auth.getNonce, getNonce),
  enrollFactor: forPerson(auth.enrollFactor, enrollFactor),
  challengeFactor: forSession(auth.challengeFactor, challengeFactor),
  verifyFactor: forSession(auth.verifyFactor, verifyFactor),
  unenrollFactor: forPerson(auth.unenrollFactor, unenrollFactor),
  countRecoveryCodes: forPerson(auth.countRecoveryCodes, countRecoveryCodes),
  renewRecoveryCodes: forPerson(auth.renewRecoveryCodes, renewRecoveryCodes),
  redeemRecoveryCode: forSession(auth.redeemRecoveryCode, redeemRecoveryCode),
  listSessions: forPerson(auth.listSessions, listSessions),
  revokeSession: forPerson(auth.revokeSession, revokeSession),
  listUsers: forPerson(auth.listUsers, listUsers),
  createUser: forPerson(auth.createUser, createUser),
  getUserById: forPerson(auth.getUserById, getUserById),
  changeUser: forPerson(auth.changeUser, changeUser),
  endSessions: forPerson(auth.endSessions, endSessions),
  getJwks: forVisitor(auth.getJwks, getJwks),
};
