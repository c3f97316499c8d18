import { expect, test } from "vitest";
import { settingTable } from "#domains/settings/setting-table.ts";
import { type RiskFigures, type RiskSettings, riskSettings, riskSignsOf } from "./risk-rules.ts";

const settings = Object.fromEntries(
  riskSettings.map((key) => [key, settingTable[key].initial]),
) as RiskSettings;
const fine: RiskFigures = {
  ...{ daysApproved: 400, parcels: 10, uncanceledParcels: 10, lateParcels: 1, salesCents: 100_000 },
  ...{ recentSalesCents: 900_000, refundedCents: 9_999, subsidyCents: 5_999, commissionCents: 10_000 },
};
const signs = (more: Partial<RiskFigures>) => riskSignsOf({ ...fine, ...more }, settings);

test("each sign begins exactly at its threshold", () => {
  expect(signs({})).toEqual([]);
  expect(signs({ refundedCents: 10_000 })).toEqual(["refunds"]);
  expect(signs({ subsidyCents: 6_000 })).toEqual(["subsidy"]);
  expect(signs({ lateParcels: 2 })).toEqual(["lateDispatch"]);
  expect(signs({ daysApproved: 59.9, recentSalesCents: 500_000 })).toEqual(["newHighValue"]);
  expect(signs({ daysApproved: 59.9, recentSalesCents: 499_999 })).toEqual([]);
  expect(signs({ daysApproved: 60 })).toEqual([]);
  expect(signs({ daysApproved: null })).toEqual([]);
});

test("shares of too few parcels say nothing, and nothing of nothing is no share", () => {
  expect(signs({ parcels: 9, uncanceledParcels: 9, refundedCents: 100_000, subsidyCents: 10_000 })).toEqual(
    [],
  );
  expect(signs({ uncanceledParcels: 9, lateParcels: 9 })).toEqual([]);
  expect(signs({ salesCents: 0, refundedCents: 0, commissionCents: 0, subsidyCents: 0 })).toEqual([]);
  expect(signs({ commissionCents: 0, subsidyCents: 1 })).toEqual(["subsidy"]);
});
