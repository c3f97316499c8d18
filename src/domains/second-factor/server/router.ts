import { secondFactor } from "#domains/second-factor/contract.ts";
import { forPerson, forSession } from "#platform/rpc/handle.ts";
import { challengeFactor } from "./challenge-factor.ts";
import { countRecoveryCodes } from "./count-recovery-codes.ts";
import { enrollFactor } from "./enroll-factor.ts";
import { redeemRecoveryCode } from "./redeem-recovery-code.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { unenrollFactor } from "./unenroll-factor.ts";
import { verifyFactor } from "./verify-factor.ts";

export const secondFactorRouter = {
  enrollFactor: forPerson(secondFactor.enrollFactor, enrollFactor),
  challengeFactor: forSession(secondFactor.challengeFactor, challengeFactor),
  verifyFactor: forSession(secondFactor.verifyFactor, verifyFactor),
  unenrollFactor: forPerson(secondFactor.unenrollFactor, unenrollFactor),
  countRecoveryCodes: forPerson(secondFactor.countRecoveryCodes, countRecoveryCodes),
  renewRecoveryCodes: forPerson(secondFactor.renewRecoveryCodes, renewRecoveryCodes),
  redeemRecoveryCode: forSession(secondFactor.redeemRecoveryCode, redeemRecoveryCode),
};
