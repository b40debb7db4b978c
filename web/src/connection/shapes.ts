// Whether a value is what its generated type says. `make types` writes a table of kinds beside the
// types; here it is compiled, on first use, into one function for each struct.

/** A plain type, the name of a struct, or one of the compound kinds. */
export type Kind =
  | string
  | { readonly one: ReadonlyArray<unknown> } // one of these values
  | { readonly any: ReadonlyArray<Kind> } // of any of these kinds
  | { readonly tagged: Readonly<Record<string, string>> } // the struct that its `type` names
  | { readonly list: Kind }
  | { readonly tuple: ReadonlyArray<Kind> }
  | { readonly dict: Kind };

/** Structs by name, each with the kinds of its fields; a field that ends in `?` may be missing. */
export type Structs = Readonly<Record<string, Readonly<Record<string, Kind>>>>;

/** What a value of type `T` looks like. */
export interface Shape<T> {
  readonly structs: Structs;
  readonly kind: Kind;
  readonly of?: T; // never there: it ties the shape to its type
}

export function listOf<T>({ structs, kind }: Shape<T>): Shape<ReadonlyArray<T>> {
  return { structs, kind: { list: kind } };
}

export function dictOf<T>({ structs, kind }: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return { structs, kind: { dict: kind } };
}

/** Whether the value has this shape. */
export function fits<T>(shape: Shape<T>, raw: unknown): raw is T {
  return misfit(shape, raw) === null;
}

/** Where the value departs from the shape, as `.units[3].hp`; null: nowhere. */
export function misfit(shape: Shape<unknown>, raw: unknown): string | null {
  let judge = judges.get(shape);
  if (!judge)
    judges.set(
      shape,
      (judge = { check: compile(shape.kind, shape.structs), sound: new WeakSet() }),
    );
  // A board is read dozens of times while it is drawn, and never changed: once is enough.
  const known = typeof raw === "object" && raw !== null ? raw : null;
  if (known && judge.sound.has(known)) return null;
  const wrong = judge.check(raw);
  if (known && wrong === null) judge.sound.add(known);
  return wrong;
}

export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** The path to what is wrong; null: nothing. */
type Check = (raw: unknown) => string | null;

interface Judge {
  readonly check: Check;
  readonly sound: WeakSet<object>;
}

const judges = new WeakMap<Shape<unknown>, Judge>();
const structChecks = new WeakMap<Structs, Map<string, Check>>();

function compile(kind: Kind, structs: Structs): Check {
  if (typeof kind === "string") return plainCheck(kind) ?? structCheck(kind, structs);
  if ("one" in kind) {
    const values = new Set(kind.one);
    return (raw) => (values.has(raw) ? null : "");
  }
  if ("any" in kind) return anyCheck(kind.any.map((each) => compile(each, structs)));
  if ("tagged" in kind) return taggedCheck(kind.tagged, structs);
  if ("list" in kind) return listCheck(compile(kind.list, structs));
  if ("tuple" in kind) return tupleCheck(kind.tuple.map((each) => compile(each, structs)));
  return dictCheck(compile(kind.dict, structs));
}

function plainCheck(kind: string): Check | null {
  switch (kind) {
    case "string":
    case "number":
    case "boolean":
      return (raw) => (typeof raw === kind ? null : "");
    case "null":
      return (raw) => (raw === null ? null : "");
    case "unknown":
      return () => null;
    default:
      return null;
  }
}

function anyCheck(checks: ReadonlyArray<Check>): Check {
  return (raw) => {
    let deepest = "";
    for (const check of checks) {
      const wrong = check(raw);
      if (wrong === null) return null;
      if (wrong.length > deepest.length) deepest = wrong;
    }
    return deepest;
  };
}

function taggedCheck(tags: Readonly<Record<string, string>>, structs: Structs): Check {
  const checks = new Map(
    Object.entries(tags).map(([tag, name]) => [tag, structCheck(name, structs)]),
  );
  return (raw) => {
    const tag = isRecord(raw) ? raw["type"] : undefined;
    const check = typeof tag === "string" ? checks.get(tag) : undefined;
    return check ? check(raw) : ".type";
  };
}

function listCheck(check: Check): Check {
  return (raw) => {
    if (!Array.isArray(raw)) return "";
    for (let place = 0; place < raw.length; place += 1) {
      const wrong = check(raw[place]);
      if (wrong !== null) return `[${place}]${wrong}`;
    }
    return null;
  };
}

function tupleCheck(checks: ReadonlyArray<Check>): Check {
  return (raw) => {
    if (!Array.isArray(raw) || raw.length !== checks.length) return "";
    for (const [place, check] of checks.entries()) {
      const wrong = check(raw[place]);
      if (wrong !== null) return `[${place}]${wrong}`;
    }
    return null;
  };
}

function dictCheck(check: Check): Check {
  return (raw) => {
    if (!isRecord(raw)) return "";
    for (const key in raw) {
      const wrong = check(raw[key]);
      if (wrong !== null) return `.${key}${wrong}`;
    }
    return null;
  };
}

/** Structs may hold each other, so the fields are compiled when the first one arrives. */
function structCheck(name: string, structs: Structs): Check {
  let made = structChecks.get(structs);
  if (!made) structChecks.set(structs, (made = new Map<string, Check>()));
  const before = made.get(name);
  if (before) return before;
  let fields: ReadonlyArray<Field> | null = null;
  const check: Check = (raw) => {
    fields ??= fieldsOf(name, structs);
    return isRecord(raw) ? fieldFault(fields, raw) : "";
  };
  made.set(name, check);
  return check;
}

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly check: Check;
}

function fieldsOf(struct: string, structs: Structs): ReadonlyArray<Field> {
  const kinds = structs[struct];
  if (!kinds) throw new Error(`there is no struct ${struct}`);
  return Object.entries(kinds).map(([field, kind]) => ({
    name: field.replace("?", ""),
    optional: field.endsWith("?"),
    check: compile(kind, structs),
  }));
}

function fieldFault(
  fields: ReadonlyArray<Field>,
  raw: Readonly<Record<string, unknown>>,
): string | null {
  for (const { name, optional, check } of fields) {
    const value = raw[name];
    if (value === undefined && optional) continue;
    const wrong = check(value);
    if (wrong !== null) return `.${name}${wrong}`;
  }
  return null;
}
