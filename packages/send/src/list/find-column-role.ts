// Derives a column's role from its name, in the languages of the page.

/** Role of a column in a list of payments. */
export type ColumnRole = 'address' | 'amount' | 'note' | 'id'

// Whole words in lower case without accents, as users and programs write them in the languages of the page.
const words: Record<ColumnRole, string> = {
  address:
    'address addresses addr wallet wallets recipient recipients receiver holder account payee beneficiary claimant contributor ' +
    'adresse wallet-adresse empfanger empfangerin konto inhaber destinataire portefeuille beneficiaire compte ' +
    'direccion destinatario billetera cartera cuenta beneficiario endereco carteira conta',
  amount:
    'amount amounts amt value balance quantity qty tokens sum total reward rewards payout allocation payment salary ' +
    'betrag menge wert saldo guthaben summe anzahl montant quantite valeur solde somme ' +
    'importe monto cantidad valor quantia quantidade montante',
  note:
    'note notes memo comment comments description remark reason purpose message reference ' +
    'notiz kommentar bemerkung verwendungszweck betreff commentaire remarque libelle motif ' +
    'nota comentario concepto observacion observacao descricao motivo',
  id: 'id tokenid nr no number rank index nummer rang numero',
}
// Parts of names, for scripts without spaces between words or with an article before them.
const parts: Record<ColumnRole, RegExp> = {
  address: /地址|钱包|收款|接收|عنوان|محفظة|مستلم/,
  amount: /数量|金额|余额|مبلغ|كمية|قيمة|رصيد/,
  note: /备注|说明|附言|ملاحظ|تعليق|بيان/,
  id: /编号|序号|رقم/,
}
const roleOf = new Map(
  Object.entries(words).flatMap(([role, text]) => text.split(' ').map((word) => [word, role as ColumnRole] as const)),
)
/** In order of precedence: `Address note` is a note, not an address. */
const order: ColumnRole[] = ['id', 'note', 'address', 'amount']
// Names without a role: the address of a token or of mail is no recipient, a type or a share of the supply no amount.
const otherAddress = /^(?:token|contract|asset)$/
const noRole = new Set([
  'percent',
  'percentage',
  'share',
  'anteil',
  'prozent',
  'hash',
  'from',
  'sender',
  'type',
  'email',
  'mail',
])

/**
 * Derives the role of a column from its name; undefined if the name implies none.
 *
 * @param name A cell of the header, such as `HolderAddress`, `Amount (18 decimals)` or `Empfänger`.
 */
export function findColumnRole(name: string): ColumnRole | undefined {
  const found = toWords(name)
  if (name.length > 200 || found.some((word) => noRole.has(word)) || name.includes('%')) return undefined
  const role = order.find(
    (candidate) => parts[candidate].test(name) || found.some((word) => roleOf.get(word) === candidate),
  )
  if (role === 'address' && found.some((word) => otherAddress.test(word)) && !found.includes('holder')) return undefined
  return role ?? (found.length === 1 && found[0] === 'to' ? 'address' : undefined)
}

function toWords(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}
