import { expect, test } from "vitest";
import { pages } from "../../src/app/pages.ts";
import { listFiles, readModule } from "../../tools/map/read-module.ts";
import { namespaces, readWords } from "./words.ts";

const languages = ["en", "es", "pt"] as const;
const answers = languages.flatMap((language) =>
  [...readWords("help", language)]
    .filter(([key]) => key.startsWith("questions."))
    .map(([key, text]) => ({ language, key, text })),
);
const references = answers.flatMap((answer) =>
  [...answer.text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inner]) => {
    const [label, path] = inner!.split(" ").reverse();
    return { ...answer, label: label!, path };
  }),
);

test("the help names the site's buttons and links", () => {
  expect(references.length).toBeGreaterThan(100);
});

test("every label that the help names is a text of the site, whole, in each language", () => {
  const missing = references.filter(({ label, language }) => {
    const [namespace = "", key = ""] = label.split(":");
    const text = namespace in namespaces ? readWords(namespace, language).get(key) : undefined;
    return !text || text.includes("{{");
  });
  expect(missing).toEqual([]);
});

test("every link of the help leads to a page that stands in the table", () => {
  const paths = pages.map(({ path }) => path);
  expect(references.filter(({ path }) => path && !paths.includes(path))).toEqual([]);
});

test("every label is shown by a component, not only by a mail", () => {
  const sources = listFiles(["src"], /(?<!\.test)\.tsx$/).map((file) => readModule(file).text);
  const unseen = [...new Set(references.map(({ label }) => label))].filter((label) => {
    const key = label.split(":")[1]!;
    const [last = ""] = key.split(".").slice(-1);
    const isNamed = (text: string) =>
      text.includes(`"${key}"`) || text.includes(`:${key}"`) || text.includes(`.${last}`);
    // A key may be put together, as in `tabs.${tab}`: then its beginning stands in the component.
    const start = key.slice(0, key.length - last.length);
    return !sources.some((text) => isNamed(text) || (start !== "" && text.includes(`\`${start}\${`)));
  });
  expect(unseen).toEqual([]);
});

test("no answer names a label by hand, in quotation marks", () => {
  expect(answers.filter(({ text }) => /["“”«»‘]|'\p{L}[^']*'/u.test(text))).toEqual([]);
});
