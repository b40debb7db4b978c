import { expect, test } from "vitest";

import { gamePage } from "../registry";
import { QuickCheckPage } from "./check/quick-check";

test("the quick check stays at /check, where printed codes and old links lead", async () => {
  expect(await gamePage("check")?.page.load()).toBe(QuickCheckPage);
});
