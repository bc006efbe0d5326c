type BreakableProps = { text: string }

/** A sentence in which names like `BabyTokenFactory` may break between their words, before they break anywhere. */
export function Breakable({ text }: BreakableProps) {
  return text
    .split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={`${index}${part}`} />, part]))
}
