import { compile, type FormatCallback } from "html-to-text";

/** A button: its label, and its address on a line of its own, where every program makes it a link. */
const buttonLines: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addLineBreak();
  builder.addInline(element.attribs["href"], { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The plain text of a mail, for those who read without HTML: tables as columns, links as addresses, quotes marked. */
export const textOf = compile({
  wordwrap: 78,
  formatters: { buttonLines },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "[data-skip-in-text=true]", format: "skip" },
    { selector: "h1", options: { uppercase: false } },
    { selector: "h2", options: { uppercase: false } },
    { selector: "hr", options: { length: 40, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    { selector: "a.m-button", format: "buttonLines" },
    {
      selector: "table.m-lines",
      format: "dataTable",
      options: { uppercaseHeaderCells: false, colSpacing: 2, maxColumnWidth: 46 },
    },
  ],
});
