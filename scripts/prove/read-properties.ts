// Reads the properties that a harness in contracts/proofs claims, from its syntax tree.

/** What a harness in contracts/proofs claims: one external function, with an `assert` for each thing that must hold. */
export type Property = {
  /** `Contract.function`. */
  name: string
  contract: string
  /** Its `@notice`: what is proved, in words. */
  notice: string
  engine: 'bmc' | 'chc'
  /** Whether the solver gets a plain division, or its definition by products. Each finds proofs that the other does not. */
  isDivisionPlain: boolean
  /** Its position in its file, in bytes. */
  range: Range
  /** The positions of its asserts, in their order; at least one. */
  asserts: Range[]
  /** Whether it can come to a loop. */
  loops: boolean
}

export type Range = { start: number; end: number }

/** A node of the compiler's syntax tree, as far as we look at it. */
export type Node = { id: number; nodeType: string; src: string } & Record<string, unknown>

const loops = ['WhileStatement', 'ForStatement', 'DoWhileStatement']

/**
 * Properties of one harness. Its external functions are properties, the others only help them.
 *
 * @param path Of the harness, among the files of `asts`.
 * @param asts Syntax tree of each file, imports included.
 * @throws When one says nothing or asserts nothing: it would look like a proof.
 */
export function readProperties(path: string, asts: Record<string, Node>): Property[] {
  const nodes = new Map(Object.values(asts).flatMap((ast) => walk(ast).map((node) => [node.id, node])))
  const harness = asts[path]
  if (!harness) throw new Error(`The compiler gave no syntax tree of ${path}`)

  return walk(harness)
    .filter(({ nodeType }) => nodeType === 'ContractDefinition')
    .flatMap((contract) =>
      walk(contract)
        .filter(({ nodeType, visibility }) => nodeType === 'FunctionDefinition' && visibility === 'external')
        .map((definition) => toProperty(contract, definition, nodes)),
    )
}

function toProperty(contract: Node, definition: Node, nodes: Map<number, Node>): Property {
  const name = `${contract.name}.${definition.name}`
  const notice = tagOf(definition, 'notice')
  const asserts = walk(definition).filter(isAssert).map(getRange)
  if (!notice) throw new Error(`${name} does not say what it proves: it needs a @notice`)
  if (asserts.length === 0) throw new Error(`${name} proves nothing: it has no assert`)

  return {
    name,
    contract: String(contract.name),
    notice,
    engine: tagOf(contract, 'custom:engine') === 'chc' ? 'chc' : 'bmc',
    isDivisionPlain: tagOf(contract, 'custom:division') === 'plain',
    range: getRange(definition),
    asserts,
    loops: reachable(definition, nodes).some(({ nodeType }) => loops.includes(nodeType)),
  }
}

/** Everything that a function can come to, by whatever it names. */
function reachable(from: Node, nodes: Map<number, Node>): Node[] {
  const seen = new Set<Node>()
  const open = [from]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    const named = nodes.get(Number(node.referencedDeclaration))
    open.push(...childrenOf(node), ...(named && hasCode(named) ? [named] : []))
  }
  return [...seen]
}

function hasCode({ nodeType }: Node): boolean {
  return nodeType === 'FunctionDefinition' || nodeType === 'ModifierDefinition'
}

function isAssert({ nodeType, expression }: Node): boolean {
  return nodeType === 'FunctionCall' && (expression as Node).name === 'assert'
}

function tagOf({ documentation }: Node, tag: string): string {
  const text = (documentation as { text?: string } | undefined)?.text ?? ''
  const found = text.split(/(?:^|\n)\s*@/).find((part) => part.startsWith(`${tag} `))
  return found?.slice(tag.length).trim().replaceAll(/\s+/g, ' ') ?? ''
}

/** The compiler's places are `start:length:file`. */
export function getRange({ src }: { src: string }): Range {
  const [start = 0, length = 0] = src.split(':').map(Number)
  return { start, end: start + length }
}

/** A node and all below it, in the order of the file. */
function walk(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(walk)]
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}
