import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { disconnect } from "../../../../tests/support/components/disconnect.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { reviewOf, reviewPageOf } from "../../../../tests/support/components/reviews.ts";
import ReviewSection from "./review-section.tsx";

const productId = idOf(50);
const product = { productId, productName: "Huila", companyName: "Finca El Roble" };
const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => reviewOf(number));
const shown = () => screen.queryAllByText(/^Review \d$/).map(({ textContent }) => textContent);

test("the first page comes with the page; more are added, each once, and the last takes the focus", async () => {
  const asked: number[] = [];
  const { user } = render(<ReviewSection {...product} firstPage={reviewPageOf(1, [first!, second!], 4)} />, {
    answers: {
      reviews: {
        listReviews(input) {
          asked.push(Number(input.page));
          // A vote in between has moved the second review down.
          return reviewPageOf(2, [second!, third!, fourth!], 4);
        },
      },
    },
  });
  expect(shown()).toEqual(["Review 1", "Review 2"]);
  expect(screen.getByText(/2 of 4 shown\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more reviews" }));
  await waitFor(() => expect(shown()).toEqual(["Review 1", "Review 2", "Review 3", "Review 4"]));
  expect(asked).toContain(2);
  expect(screen.getByText(/4 of 4 shown\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull();
  expect(document.activeElement!.textContent).toContain("Review 3");
  await expectAccessible();
});

test("more that can't be loaded says why; what is shown stays, and so does the button", async () => {
  const { user } = render(<ReviewSection {...product} firstPage={reviewPageOf(1, [first!, second!], 4)} />, {
    answers: { reviews: { listReviews: () => reviewPageOf(1, [first!, second!], 4) } },
  });
  const network = disconnect();
  await user.click(screen.getByRole("button", { name: "Show more reviews" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(shown()).toEqual(["Review 1", "Review 2"]);
  network.mockRestore();
  answerApi({ reviews: { listReviews: () => reviewPageOf(2, [third!], 3) } });
  await user.click(screen.getByRole("button", { name: "Show more reviews" }));
  await waitFor(() => expect(shown()).toContain("Review 3"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("average, how the ratings are spread, and who wrote what", () => {
  const page = reviewPageOf(
    1,
    [reviewOf(1, { isVerifiedPurchase: true, helpfulVotes: 2, rating: 5 }), reviewOf(2)],
    2,
  );
  render(<ReviewSection {...product} firstPage={page} />);
  expect(screen.getByRole("img", { name: "4.3 out of 5 stars" })).toBeTruthy();
  expect(screen.getByText("4 reviews", { exact: false })).toBeTruthy();
  const bars = screen.getAllByRole("button", { name: /^\d stars?: / });
  expect(bars.map((bar) => bar.getAttribute("aria-label"))).toEqual([
    "5 stars: 2 reviews",
    "4 stars: 1 review",
    "3 stars: 1 review",
    "2 stars: 0 reviews",
    "1 star: 0 reviews",
  ]);
  const [verified, plain] = screen.getAllByRole("article");
  expect(verified!.textContent).toContain("Verified purchase");
  expect(verified!.textContent).toContain("2 people found this helpful");
  expect(within(verified!).getByRole("img", { name: "5 out of 5 stars" })).toBeTruthy();
  expect(plain!.textContent).not.toContain("Verified purchase");
  expect(plain!.textContent).not.toContain("found this helpful");
  expect(plain!.textContent).toContain("Oct 5, 2026");
});

test("without reviews it invites the first", () => {
  render(
    <ReviewSection {...product} firstPage={{ ...reviewPageOf(1, [], 0), ratingCounts: [0, 0, 0, 0, 0] }} />,
  );
  expect(screen.getByRole("heading", { name: "No reviews yet" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^5 stars/ })).toBeNull();
  expect(screen.getByText(/How we check reviews/)).toBeTruthy();
});

test("where the server had none to give the browser asks, and can try again", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const { user } = render(<ReviewSection {...product} firstPage={null} />, {
    answers: {
      reviews: {
        listReviews() {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
        },
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "We couldn’t load the reviews" })).toBeTruthy();
  answerApi({ reviews: { listReviews: () => reviewPageOf(1, [first!], 1) } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Review 1")).toBeTruthy();
});
