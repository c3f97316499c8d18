import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";
import { awayModes, longestReply, maxMessageLength } from "./message-rules.ts";

const savedReply = z.object({ id: idSchema, title: z.string(), content: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

const replies = z.object({ items: z.array(savedReply).describe("In the order in which they were saved") });
export type SavedReplies = z.infer<typeof replies>;

const texts = {
  title: lineOfText(longestReply.title).min(1),
  content: linesOfText(maxMessageLength).min(1),
};
const tags = ["Messages"];
const one = z.strictObject({ replyId: idSchema });

/** A vendor's texts for frequent questions. */
export const replyCalls = {
  listSavedReplies: procedure("vendor", [], { permission: "messages.manage" })
    .route({ method: "GET", path: "/api/vendor/replies", summary: "The shop's saved replies", tags })
    .input(nothing)
    .output(replies),
  addSavedReply: procedure("vendor", ["TOO_MANY_SAVED_REPLIES"], { permission: "messages.manage" })
    .route({ method: "POST", path: "/api/vendor/replies", summary: "Saves a reply; at most 20", tags })
    .input(z.strictObject(texts))
    .output(replies),
  changeSavedReply: procedure("vendor", ["NOT_FOUND"], { permission: "messages.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/replies/{replyId}",
      summary: "Changes a saved reply",
      tags,
    })
    .input(one.extend(texts))
    .output(replies),
  removeSavedReply: procedure("vendor", ["NOT_FOUND"], { permission: "messages.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/replies/{replyId}/remove",
      summary: "Removes a saved reply",
      tags,
    })
    .input(one)
    .output(replies),
};

const awayReply = z.object({
  mode: z.enum(awayModes).describe("When it is sent: never, while the shop is away, or always"),
  content: z.string(),
});
export type AwayReply = z.infer<typeof awayReply>;

/** What a shop answers by itself. */
export const awayCalls = {
  getAwayReply: procedure("vendor", [], { permission: "messages.manage" })
    .route({ method: "GET", path: "/api/vendor/away-reply", summary: "The shop's away text", tags })
    .input(nothing)
    .output(awayReply),
  setAwayReply: procedure("vendor", [], { permission: "messages.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/away-reply",
      summary: "Sets the shop's away text, sent at most once per conversation and day, and when it is sent",
      tags,
    })
    .input(z.strictObject({ mode: z.enum(awayModes), content: linesOfText(longestReply.away) }))
    .output(awayReply),
};
