import { problems } from "#domains/problems/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { addProblemNote } from "./add-problem-note.ts";
import { answerOffer } from "./answer-offer.ts";
import { confirmReplacement } from "./confirm-replacement.ts";
import { decideProblem } from "./decide-problem.ts";
import { decideProblemObjection } from "./decide-problem-objection.ts";
import { declineProblem } from "./decline-problem.ts";
import { getProblem } from "./get-problem.ts";
import { getProblemAsAdmin } from "./get-problem-as-admin.ts";
import { listOrderProblems } from "./list-order-problems.ts";
import { listProblems } from "./list-problems.ts";
import { listProblemsAsAdmin } from "./list-problems-as-admin.ts";
import { objectToProblem } from "./object-to-problem.ts";
import { offerSolution } from "./offer-solution.ts";
import { receiveReturn } from "./receive-return.ts";
import { reportProblem } from "./report-problem.ts";
import { sendReturn } from "./send-return.ts";
import { shipReplacement } from "./ship-replacement.ts";
import { withdrawProblem } from "./withdraw-problem.ts";

export const problemsRouter = {
  listOrderProblems: forPerson(problems.listOrderProblems, listOrderProblems),
  reportProblem: forPerson(problems.reportProblem, reportProblem),
  answerOffer: forPerson(problems.answerOffer, answerOffer),
  withdrawProblem: forPerson(problems.withdrawProblem, withdrawProblem),
  sendReturn: forPerson(problems.sendReturn, sendReturn),
  confirmReplacement: forPerson(problems.confirmReplacement, confirmReplacement),
  addProblemNote: forPerson(problems.addProblemNote, addProblemNote),
  objectToProblem: forPerson(problems.objectToProblem, objectToProblem),
  listProblems: forPerson(problems.listProblems, listProblems),
  getProblem: forPerson(problems.getProblem, getProblem),
  offerSolution: forPerson(problems.offerSolution, offerSolution),
  declineProblem: forPerson(problems.declineProblem, declineProblem),
  shipReplacement: forPerson(problems.shipReplacement, shipReplacement),
  receiveReturn: forPerson(problems.receiveReturn, receiveReturn),
  listProblemsAsAdmin: forPerson(problems.listProblemsAsAdmin, listProblemsAsAdmin),
  getProblemAsAdmin: forPerson(problems.getProblemAsAdmin, getProblemAsAdmin),
  decideProblem: forPerson(problems.decideProblem, decideProblem),
  decideProblemObjection: forPerson(problems.decideProblemObjection, decideProblemObjection),
};
