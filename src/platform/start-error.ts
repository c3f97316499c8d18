/** A reason not to start that an operator can act on: printed as one sentence, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
