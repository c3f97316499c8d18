import { expect, test } from "vitest";
import { checksumAddress, isSignedBy } from "./wallet-signature.ts";

/** Signed by another implementation (viem 2.57) with the key that Ethereum's development tools publish for their first account. */
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const signed: Record<string, string> = {
  "hello world":
    "0xa461f509887bd19e312c0c58467ce8ff8e300d3c1a90b608a760c5b80318eaf15fe57c96f9175d6cd4daad4663763baa7e78836e067d0163e9a2ccf2ff753f5b1b",
  "": "0xc1977b761f1dd36c29795783460d241885c8e7f9d962dbe7bba2753fd94e89b444a1cd9ed855dd09afa3b73f7c2bd097ec9abc2d2775d737505a02d3f0cafa591b",
  "Café ☕ São Paulo\nline two":
    "0x5b6fe52239edb513fc8c4a587a2571d8e2198091990dcf4120cf806f34c40eda4eef09d5f35c71b01532f1ca72fe6025d17c7459fcb27d27261c801dcc429aa01c",
};

test.each(Object.entries(signed))("%j is known by its signature", (message, signature) => {
  expect(isSignedBy(address, message, signature)).toBe(true);
  expect(isSignedBy(address.toLowerCase(), message, signature.toUpperCase().replace("0X", "0x"))).toBe(true);
  expect(isSignedBy(address, `${message}.`, signature)).toBe(false);
  expect(isSignedBy("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", message, signature)).toBe(false);
});

test("which of two keys signed may be written as Ethereum does, or as the curve does", () => {
  const signature = signed["hello world"]!;
  const ending = (end: string) => isSignedBy(address, "hello world", `${signature.slice(0, -2)}${end}`);
  expect(["1b", "1B", "00"].map(ending)).toEqual([true, true, true]);
  expect(["1c", "01", "02", "1d", "ff"].map(ending)).toEqual([false, false, false, false, false]);
});

test("what is no signature is nobody's", () => {
  const zeros = "0".repeat(128);
  const right = signed["hello world"]!;
  const broken = [
    "",
    "0x",
    "0xzz",
    right.slice(2),
    right.slice(0, -2),
    `${right}00`,
    `0x${zeros}1b`,
    `0x${"f".repeat(128)}1b`,
  ];
  for (const signature of broken)
    expect([signature, isSignedBy(address, "hello world", signature)]).toEqual([signature, false]);
});

/** The examples of EIP-55 itself. */
test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
])("%s has its checksum", (written) => {
  expect(checksumAddress(written.toLowerCase())).toBe(written);
  expect(checksumAddress(`0x${written.slice(2).toUpperCase()}`)).toBe(written);
});
