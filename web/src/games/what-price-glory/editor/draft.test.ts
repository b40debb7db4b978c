import { describe, expect, it } from "vitest";

import {
  areaOf,
  type Draft,
  fileOf,
  idFrom,
  neighboursOf,
  withArea,
  withBorder,
  withoutBorder,
} from "./draft";

const DRAFT: Draft = {
  id: "club",
  land: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  areas: [area("paris"), area("reims")],
  borders: [{ between: ["paris", "reims"], barrier: "river", feature: "Marne" }],
};

function area(id: string): Draft["areas"][number] {
  const name = { en: id, de: id };
  return {
    id,
    name,
    place: [0.5, 0.25],
    vp: 1,
    controller: "en",
    country: "fr",
    port: "no",
    edge: "none",
    at: null,
    outline: [],
  };
}

describe("a border", () => {
  it("is changed from either end", () => {
    const [found] = neighboursOf(withBorder(DRAFT, "reims", "paris", "forest"), "paris");
    expect(found?.id).toBe("reims");
    expect(found?.border.barrier).toBe("forest");
  });
  it("is added where there was none, and never to itself", () => {
    const none = withoutBorder(DRAFT, "paris", "reims");
    expect(none.borders).toEqual([]);
    expect(withBorder(none, "paris", "paris", null).borders).toEqual([]);
    expect(withBorder(none, "paris", "reims", null).borders).toHaveLength(1);
  });
});

describe("the file", () => {
  it("leaves out what is the default", () => {
    const file = fileOf(withArea(DRAFT, "reims", { port: "yes", vp: 2 }));
    expect(file).toContain('barrier = "river"\nfeature = "Marne"');
    expect(file).toContain('id = "reims"');
    expect(file.match(/port = /g)).toHaveLength(1);
    expect(file).not.toContain("edge");
  });
  it("quotes names as they are", () => {
    const file = fileOf(withArea(DRAFT, "paris", { name: { en: 'P"aris', de: "Köln" } }));
    expect(file).toContain('name = { en = "P\\"aris", de = "Köln" }');
  });
});

it("a name makes an id", () => {
  expect(idFrom("map", "Unsere Front, Köln")).toBe("map-unsere-front-koln");
  expect(idFrom("map", "地図")).toBe("map-own");
});

it("a fault names its area", () => {
  expect(areaOf("map.toml: area.le-havre")).toBe("le-havre");
  expect(areaOf("map.toml: border[3]")).toBeNull();
});
