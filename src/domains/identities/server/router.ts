import { identities } from "#domains/identities/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { getNonce } from "./get-nonce.ts";
import { getSignInMethods } from "./get-sign-in-methods.ts";
import { getToken } from "./get-token.ts";
import { linkIdentity } from "./link-identity.ts";
import { startSso } from "./start-sso.ts";
import { unlinkIdentity } from "./unlink-identity.ts";

export const identitiesRouter = {
  getToken: forVisitor(identities.getToken, getToken),
  startSso: forVisitor(identities.startSso, startSso),
  getSignInMethods: forVisitor(identities.getSignInMethods, getSignInMethods),
  getNonce: forVisitor(identities.getNonce, getNonce),
  linkIdentity: forPerson(identities.linkIdentity, linkIdentity),
  unlinkIdentity: forPerson(identities.unlinkIdentity, unlinkIdentity),
};
