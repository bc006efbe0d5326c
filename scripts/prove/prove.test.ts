import { expect, test } from 'vitest'
import { classifyProperty, compile, formatCount, formatProof, isolate, isolateFalse, type Message } from './prove.ts'
import { type Property, readProperties } from './read-properties.ts'

const path = 'contracts/proofs/AProof.sol'
const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// Bytes are not letters: é
contract AProof {
    /// @notice What is halved
    /// is no more.
    function halves(uint256 x) external pure {
        assert(_half(x) <= x);
        assert(_half(x) <= type(uint256).max / 2);
    }

    /// @notice A sum is the sum.
    /// @dev It loops.
    function sums(uint256 x) external pure {
        assert(_sum(x) >= 0);
    }

    function _half(uint256 x) private pure returns (uint256) {
        return x / 2;
    }

    function _sum(uint256 x) private pure returns (uint256 sum) {
        for (uint256 i = 0; i < x; ++i) sum += _half(i);
    }
}

/// @title BProof
/// @custom:engine chc
/// @custom:division plain
contract BProof {
    /// @notice One is one.
    function same() external pure {
        assert(1 == 1);
    }
}
`

const read = (text: string) => readProperties(path, compile(path, text).asts)
const properties = read(source)
const [halves, sums, same] = properties as [Property, Property, Property]
const textOf = ({ start, end }: { start: number; end: number }) => Buffer.from(source).subarray(start, end).toString()

test('A property is an external function with what it says, its asserts, and how its contract is looked at', () => {
  expect(
    properties.map(({ name, notice, engine, isDivisionPlain }) => [name, notice, engine, isDivisionPlain]),
  ).toEqual([
    ['AProof.halves', 'What is halved is no more.', 'bmc', false],
    ['AProof.sums', 'A sum is the sum.', 'bmc', false],
    ['BProof.same', 'One is one.', 'chc', true],
  ])
  expect(halves.asserts.map(textOf)).toEqual(['assert(_half(x) <= x)', 'assert(_half(x) <= type(uint256).max / 2)'])
})

test('A loop is seen behind the functions that lead to it', () => {
  expect(properties.map(({ loops }) => loops)).toEqual([false, true, false])
})

test.each([
  ['no notice', '/// @notice One is one.', '', 'BProof.same does not say what it proves'],
  ['no assert', 'assert(1 == 1);', '', 'BProof.same proves nothing'],
])('A property with %s is refused', (_, present, absent, message) => {
  expect(() => read(source.replace(present, absent))).toThrow(message)
})

test('A property is looked at alone, where it stands', () => {
  const alone = isolate(source, halves, properties)
  expect(Buffer.byteLength(alone)).toBe(Buffer.byteLength(source))
  expect(alone).toContain('assert(_half(x) <= x);')
  expect(alone).not.toContain('_sum(x) >= 0')
  expect(read(alone.replace(/contract BProof.*$/s, 'contract BProof { }'))).toEqual([halves])
})

test('Only its last claim is made false', () => {
  const alone = isolateFalse(source, halves, properties)
  expect(alone).toContain('assert(_half(x) <= x);')
  expect(alone).toMatch(/assert\(false\) *;/)
})

const message = (text: string, { start, end }: { start: number; end: number }, file = path): Message => ({
  message: text,
  severity: 'info',
  sourceLocation: { file, start, end },
})
const safe = 'BMC: Assertion violation check is safe!'
const broken = 'BMC: Assertion violation happens here.'
const open = 'BMC: Assertion violation might happen here.'
const [first, last] = halves.asserts as [Property['range'], Property['range']]

test('Proved is what is safe at each assert', () => {
  expect(classifyProperty(path, halves, [message(safe, first), message(safe, last)], [message(safe, first)])).toBe(
    'proved',
  )
})

test.each([
  ['unknown', 'of one assert nothing was said', [message(safe, first)], []],
  ['unknown', 'one might fail', [message(safe, first), message(open, last)], []],
  ['unknown', 'another file is meant', [message(safe, first), message(safe, last, 'contracts/a.sol')], []],
  ['refuted', 'one fails', [message(broken, first), message(safe, last)], []],
  ['empty', 'false is safe too', [message(safe, first), message(safe, last)], [message(safe, last)]],
] as const)('It is %s when %s', (verdict, _, messages, falseMessages) => {
  expect(classifyProperty(path, halves, [...messages], [...falseMessages])).toBe(verdict)
})

test('The engine that cuts loops short proves nothing about them, the other one may', () => {
  const [only] = sums.asserts as [Property['range']]
  expect(classifyProperty(path, sums, [message(safe, only)], [])).toBe('loop')
  expect(classifyProperty(path, { ...sums, engine: 'chc' }, [message(safe.replace('BMC', 'CHC'), only)], [])).toBe(
    'proved',
  )
})

test('The table shows each verdict, its time, what it is about, and the count', () => {
  expect(formatProof({ ...same, verdict: 'refuted', seconds: 1.25 })).toBe(
    'REFUTED       1.3 s  BProof.same\n                     One is one.',
  )
  expect(
    formatCount([
      { verdict: 'proved', seconds: 1 },
      { verdict: 'unknown', seconds: 61 },
    ]),
  ).toBe('1 of 2 properties proved in 62 s')
})
