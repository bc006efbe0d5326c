// Compares the strings of a language with English, its errors with their advice, its words with those that are refused.
import { languages } from '@/locales/index.ts'

/** A locale file: strings, in blocks of any depth. */
type Strings = { [key: string]: string | Strings }

const pluralSuffix = /_(zero|one|two|few|many|other)$/
/** Forms that may say their number in words: "one line". */
const numberInWords = /_(zero|one|two)$/
const numbers = ['{{count}}', '{{formatted}}']

/**
 * Compares a language with English: the same keys, plurals in exactly the forms that the language has, the same
 * placeholders and tags in every string.
 *
 * @param lang The language as browsers name it, such as `pt-BR`; it decides the plural forms.
 * @returns One sentence per fault.
 */
export function findLocaleFaults(english: Strings, strings: Strings, lang: string): string[] {
  const source = flatten(english)
  const target = flatten(strings)
  const wanted = new Map(Object.entries(source).flatMap((entry) => listForms(entry, source, lang)))

  const missing = [...wanted.keys()].filter((key) => !(key in target)).map((key) => `${key} is missing`)
  const extra = Object.keys(target)
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is not in English, or no form of this language`)
  const wrong = Object.entries(target).flatMap(([key, text]) => compare(key, text, wanted.get(key)))
  return [...missing, ...extra, ...wrong]
}

function flatten(strings: Strings, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(strings).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flatten(value, `${path}${key}.`),
    ),
  )
}

/** The keys that a language needs for an English one, each with the English text to compare it with. */
function listForms([key, text]: [string, string], source: Record<string, string>, lang: string): [string, string][] {
  const base = key.replace(pluralSuffix, '')
  const other = source[`${base}_other`]
  if (base === key || other === undefined) return [[key, text]]
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
  return forms.map((form) => [`${base}_${form}`, other])
}

function compare(key: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return [`${key} is empty`]
  if (english === undefined) return []
  const [has, needs] = [listPlaceholders(text), listPlaceholders(english)]
  const mayLack = numberInWords.test(key) ? numbers : []
  const lacks = needs.filter((mark) => !has.includes(mark) && !mayLack.includes(mark))
  const invents = has.filter((mark) => !needs.includes(mark))
  return [
    ...lacks.map((mark) => `${key} lacks ${mark}`),
    ...invents.map((mark) => `${key} has ${mark}, English has not`),
  ]
}

/** Placeholders and tags. */
function listPlaceholders(text: string): string[] {
  return (text.match(/{{[^}]*}}|<\/?\w+\s*\/?>/g) ?? []).map((mark) => mark.replaceAll(/\s|,.*(?=}})/g, ''))
}

/**
 * An error is a sentence (`errors`) and what to do now (`errorAdvice`): no code has one without the other.
 *
 * @returns One sentence per fault.
 */
export function findAdviceFaults({ errors, errorAdvice }: Strings): string[] {
  const codes = codesOf(errors)
  const advised = codesOf(errorAdvice)
  return [
    ...codes.filter((code) => !advised.includes(code)).map((code) => `errors.${code} has no advice in errorAdvice`),
    ...advised.filter((code) => !codes.includes(code)).map((code) => `errorAdvice.${code} has no sentence in errors`),
  ]
}

const codesOf = (block: Strings[string] | undefined) => (typeof block === 'object' ? Object.keys(block) : [])

/** Languages whose strings have been gone through by docs/words.md: there, a refused word is a fault. */
const reviewed = ['en', 'du', 'es', 'fr', 'pt', 'cn', 'ae']

/** A word that the page does not use in a language, what it says instead, and the keys that may say it all the same. */
type RefusedWord = [word: RegExp, instead: string, except?: RegExp]

/** Names of an action rather than sentences: what a transaction does, and what a button accepts. */
const actionNames = /summary\w*$|\.unwrap$|\.accepts\./i

/**
 * A German sentence that instructs by an infinitive: "Die Verbindung prüfen und erneut versuchen." It begins with no
 * imperative and no "Kein", has no finite verb that ends otherwise than an infinitive, and its last word is in no
 * subordinate clause, no infinitive with "zu", no participle and no pronoun or adjective.
 */
const germanInfinitive = new RegExp(
  [
    String.raw`(?:^|[.!?] )(?!Kein|(?:Geh|Lass|Mach|Sieh|Wechsle)\b|[A-ZÄÖÜ]\p{L}+e (?:d?ein|den\b|die\b|das\b|sie\b|es\b))`,
    String.raw`(?![^.!?]*(?<!\p{L})(?:kann|kannst|können|könnte|konnten?|muss|musst|müssen|soll\p{L}*|will|wollen|wird|wirst|werden|würde\p{L}*|möchte\p{L}*|darf|darfst|dürfen|[Ll]ässt|lass|lassen|ließ|ließen|gibt|ha(?:t|st|ben)|sind|ist|war(?:en)?|wurden?|du|bleiben|gehören|liegen|wie|zu)(?!\p{L}))`,
    String.raw`[A-ZÄÖÜ](?:(?!, (?:wenn|dass|um|ob|weil|sobald) )[^.!?{}])* (?!oben|unten|morgen|ihnen|allen|denen|k?einen|beiden|anderen|diesen|jeden|neuen|eigenen|niemanden|fehlen|gefunden|(?:hinzu|(?!hin)\p{Ll}{2,})zu\p{Ll}+en)\p{Ll}+(?:en|ern|eln)\.`,
  ].join(''),
  'u',
)

/**
 * A Spanish sentence that instructs by an infinitive: "Elegir otro token para continuar." An infinitive that is the
 * subject of a finite verb is none: "Desplegar el contrato requiere gas."
 */
const spanishInfinitive = new RegExp(
  [
    '(?:^|[.!?] )(?!Cualquier|Lugar|Ayer|Enter)',
    String.raw`(?!(?:(?! (?:que|si|cuando|donde|para) )[^.!?,;:])* (?:es|puede|paga|envía|asegura|requiere|cuesta|\p{L}+(?:ría|rá))(?!\p{L}))`,
    String.raw`[A-ZÁÉÍÓÚ]\p{Ll}+[aei]r(?:l[aeo]s?|se)?(?!\p{L})[^.!?]*\.`,
  ].join(''),
  'u',
)

const ellipsis: RefusedWord = [/(?<!0x\.*)\.{3}/, '…']

/**
 * The words that docs/words.md refuses, by the language's code: calques, old names of a thing, and what speaks to no
 * reader. Placeholders are cut out before a string is read.
 */
export const refusedWords: Record<string, RefusedWord[]> = {
  en: [
    [/\bfor ever\b|\bfor good\b/i, 'forever, permanently'],
    [/\banew\b/i, 'again'],
    [/\b(?:no|any|some|every)body\b/i, 'no one, anyone, someone, everyone'],
    [/\bwhoever\b/i, 'anyone who, support'],
    [/\bshall\b/i, 'should, will'],
    [/\btold\b/i, 'shown'],
    [/\bstands?\b/i, 'is, is listed'],
    [/\bonce only\b/i, 'only once'],
    [/\balso (?:after|you)\b/i, 'even after, including you'],
    [/\bnothing of\b/i, 'none of'],
    [/\bhand(?:s|ed|ing)? (?:\w+ )?(?:over|out)\b/i, 'transfer ownership, send'],
    [/\bg(?:ives?|iving|ave|iven) (?:\w+ ){0,3}up\b/i, 'cancel, renounce'],
    [/\bmay (?:take|move|deploy|accept)\b/i, 'can spend, can'],
    [/\bask(?:ed|ing)\b(?! for)|\bask the\b/i, 'check, simulate, contact'],
    [/\bthe chain (?:says|gave|gives|pays|decides|shows|tells)\b/i, 'the network, the contract, on-chain'],
    [/\bon chain\b/i, 'on-chain'],
    [/\bstrangers?\b/i, 'someone, others'],
    [/\blook (?:at|in|into|what|whether|which|again)\b|\blooking\b/i, 'check'],
    [/\bsearching an?\b/i, 'searching for'],
    [/\bgo(?:es)? on\b/i, 'continue'],
    [/\bany more\b/i, 'anymore, no longer'],
    [/\bdead address\b/i, 'burn address'],
    [/\bburnt\b/i, 'burned'],
    [/\bcolour/i, 'color'],
    [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
    [/\bnetwork cost\b/i, 'network fee'],
    [/\bcoins?\b(?! or tokens)/i, 'native token, or its symbol'],
    [/\bpermission\b/i, 'approval'],
    [/\b(?:trial|test) run\b|\btr(?:y|ying|ied) (?:it )?out\b/i, 'simulation, simulate'],
    [/\bfirst liquidity\b/i, 'initial liquidity'],
    [/\bunits of liquidity\b/i, 'LP tokens'],
    [/\bruns? the vault\b|\bvault runs?\b/i, 'process fees'],
    [/\bnodes?\b|\bendpoints?\b/i, 'RPC'],
    [/\bin a block\b|\bwait\w* for (?:a )?block\b/i, 'mined, waiting to be mined'],
    [/\btransaction number\b/i, 'nonce, transaction hash'],
    [/\bconsole\b/i, 'owner controls'],
    [
      /\b(?:is|are|was|were|does|do|did|has|have|could|would) not\b(?! sign\b)/,
      "a contraction: isn't, doesn't, couldn't",
    ],
    [/’/, "'"],
    [/\bpermits?\b/i, 'approval', /^createToken\.kinds\./],
    [/\bids?\b/, 'ID'],
    [/\bLeft out:/, 'Excluded:'],
    [/\bnotes?\b/i, 'memo', /^samplePage\./],
    ellipsis,
  ],
  du: [
    [/(?<!\bdein(?:e[mnrs]?)? )\beigene[mns]? Konto/i, 'dein Konto'],
    [/Dead-Adresse/i, 'Burn-Adresse'],
    [/Wohltätigkeit/i, 'Charity'],
    [/^(?:Endgültig|Abgeglichen)/, 'Bestätigt'],
    [/\baufgegeben\b|\baufgeben\b/i, 'storniert, stornieren'],
    [/\bniemand(?:en)? (?:wird )?gefragt|wird niemand gefragt|\bwer gefragt/i, 'abfragen: wer was tut'],
    [/\bFremde[nr]?\b/, 'andere'],
    [/\bKonsole\b/i, 'Eigentümer-Bereich'],
    [/\bverschenkte/i, 'Verlust an den Pool'],
    [/\babholbar/i, 'verfügbar'],
    [/im Vault wartet|Vault ausführen/i, 'gesammelte Gebühren, Gebühren verarbeiten'],
    [/\bTestlauf\b|\bProbelauf\b/i, 'Simulation'],
    [/(?<!RPC-)\bKnoten|\bRPCs?\b(?!-)/, 'RPC-Knoten'],
    [/\bLaufs?\b/, 'Sendevorgang', /^home\.welcome\.run/],
    [/überweisung/i, 'Übertragung'],
    [/Off-chain-|On-chain-/, 'Off-Chain-, On-Chain-'],
    [/\bMemos?\b/, 'Notiz'],
    [/\p{L}…/u, 'ein Leerzeichen vor …', /placeholder/i],
    ellipsis,
    [germanInfinitive, 'ein Satz mit du: Prüf deine Verbindung.', actionNames],
  ],
  es: [
    [/billetera/i, 'wallet'],
    [/dirección muerta/i, 'dirección de quema'],
    [/bóveda/i, 'comisiones por procesar, y el contrato: vault'],
    [/\bensay/i, 'simulación, simular'],
    [/cuenta conectada/i, 'tu cuenta'],
    [/\bcostes?\b/i, 'costo'],
    [/\bimportes?\b/i, 'monto'],
    [/\bmóvil(?:es)?\b/i, 'teléfono'],
    [/\bun desconocido\b|\bdesconocidos\b/i, 'otra persona'],
    [/\bfábricas?\b/i, 'contrato factory'],
    [/Moneda (?:para|que se cede)/i, 'BNB/ETH, token nativo'],
    [/\brecibos?\b/i, 'comprobante'],
    [/\bnodos?\b/i, 'RPC'],
    [/\bla cadena\b(?! local)/i, 'la blockchain, la red'],
    [/\bmemos?\b/i, 'nota'],
    ellipsis,
    [spanishInfinitive, 'un imperativo con tú: Conecta tu wallet.', actionNames],
  ],
  fr: [
    [/adresse morte/i, 'adresse de burn'],
    [/\bcoffres?\b/i, 'frais à traiter, et le contrat : vault'],
    [/\bréclam/i, 'récupérer'],
    [/frais de réflexion/i, 'frais de reflection'],
    [/\bbrûlage/i, 'burn, destruction'],
    [/\bfabriques?\b/i, 'contrat factory'],
    [/\bessais?\b/i, 'simulation'],
    [/\babandon(?!née)/i, 'annuler, renoncer; d’une transaction : abandonnée', /minedWhy$/],
    [/\bomis(?:es?)?\b/i, 'ignoré'],
    [/\binterrog/i, 'contacter, vérifier'],
    [/\bmonnaies?\b/i, 'crypto native, BNB/ETH'],
    [/on-chain/i, 'sur la blockchain'],
    [/(?<!nœuds? )\bRPC\b|\bnœuds?\b(?! RPC)/i, 'nœud RPC'],
    [/\bwallets?\b/i, 'portefeuille'],
    [/[a-zé)}»%] [:;!?]/i, 'une espace insécable avant le signe'],
    [/mémos?\b/i, 'note'],
    ellipsis,
  ],
  pt: [
    [/(?<!\p{L})gás(?!\p{L})/iu, 'gas'],
    [/\bcofres?\b/i, 'taxas a processar, vault'],
    [/endereço morto/i, 'endereço de queima'],
    [/\bensai/i, 'simulação, simular'],
    [/\bfábricas?\b/i, 'contrato factory'],
    [/taxa de reflexão/i, 'taxa de reflection'],
    [/\babandon/i, 'cancelar'],
    [/\bestranhos?\b/i, 'outra pessoa'],
    [/\bsuposto\b/i, 'supondo'],
    [/moeda (?:que você cede|para)/i, 'BNB/ETH, token nativo'],
    [/\broteador(?:es)?\b/i, 'router'],
    [/primeira liquidez/i, 'liquidez inicial'],
    [/\brecibos?\b/i, 'comprovante'],
    [/(?<!\p{L})nó(?!\p{L})(?! RPC)|(?<!nós? )\bRPCs?\b/iu, 'nó RPC'],
    [/\baguardando finalidade/i, 'ainda não definitivo'],
    [/\bmemos?\b/i, 'nota'],
    ellipsis,
  ],
  cn: [
    [/金库/, '手续费、待处理的手续费'],
    [/反射费/, '持币分红费'],
    [/主网币/, '原生代币'],
    [/持有人/, '持有者'],
    [/名单/, '列表'],
    [/应答/, '响应'],
    [/试运行|测试运行/, '模拟运行'],
    [/陌生/, '其他人'],
    [/置顶/, '固定'],
    [/您/, '你'],
    [/移交/, '转移所有权'],
    [/收据/, '凭证'],
    [/收款方/, '收款地址'],
    [/RPC(?! 节点)|(?<!RPC )节点/, 'RPC 节点'],
    [/\bGas\b/, 'gas'],
    ellipsis,
  ],
  ae: [
    [/دفع(?:ة|ات|تان|تين)/, 'الحزمة، وللمال: عملية دفع'],
    [/غريب/, 'محفظة أخرى'],
    [/خزنة/, 'رسوم بانتظار المعالجة'],
    [/الانعكاس/, 'إعادة التوزيع (Reflection)'],
    [/المطالبة/, 'استلام'],
    [/(?<!\p{L})(?:ال)?ربط|اربط/u, 'توصيل المحفظة'],
    [/الاستعلام من السلسلة|يُسأل/, 'المحاكاة، التحقق'],
    [/إلى الأبد/, 'نهائي'],
    [/أُسقطت/, 'أُلغيت من الشبكة'],
    [/عملة الشبكة/, 'العملة الأصلية'],
    [/موجّه(?!(?:ًا)? \(Router\))/, 'الموجّه (Router)'],
    [/تعذر/, 'تعذّر'],
    [/عقد(?:ًا)? ذكي/, 'عقد'],
    ellipsis,
  ],
}

/**
 * Finds refused words, in the languages whose strings have been gone through.
 *
 * @param code A key of `refusedWords`.
 * @param languages Codes of those languages.
 * @returns One sentence per fault.
 */
export function findWordFaults(strings: Strings, code: string, languages = reviewed): string[] {
  if (!languages.includes(code)) return []
  return Object.entries(flatten(strings)).flatMap(([key, text]) =>
    (refusedWords[code] ?? []).flatMap(([word, instead, except]) => {
      if (except?.test(key)) return []
      const found = text.replaceAll(/{{[^}]*}}|\$t\([^)]*\)/g, '{}').match(word)?.[0]
      return found === undefined ? [] : [`${key} says “${found.trim()}”, which docs/words.md refuses. Say: ${instead}`]
    }),
  )
}

/**
 * Finds percent signs that are not set as `Intl` sets them in the language: `25%` in English, `25 %` in German, with a
 * space of either width that does not break. Marks of direction do not count.
 *
 * @returns One sentence per fault.
 */
export function findPercentFaults(strings: Strings, lang: string): string[] {
  const right = new Intl.NumberFormat(lang, { style: 'percent' }).format(0.25)
  const wanted = simplify(right)
  return Object.entries(flatten(strings)).flatMap(([key, text]) =>
    [...text.matchAll(/(?:\d|\}\})([^\p{L}\p{N}{}]{0,3}[%\u066a])/gu)]
      .filter(([, sign = '']) => `25${simplify(sign)}` !== wanted)
      .map(() => `${key} sets its percent sign otherwise than ${right}`),
  )
}

/** Lines of a pasted list, which have a point in every language. */
const listExamples = /\.(?:placeholderEach|byIdLabel)$/
const namesWithPoint = /Web[ -]3\.0/g

/**
 * Finds numbers with a decimal point, in a language whose decimal sign is the comma: there, fields take and show
 * "0,5", and a point groups thousands or nothing. Lines of a list are not read by language, and a name is no number.
 *
 * @returns One sentence per fault.
 */
export function findDecimalFaults(strings: Strings, lang: string): string[] {
  const signs = languages.find((language) => language.lang === lang)
  if (signs?.decimal !== ',') return []
  const grouped = signs.group === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /(?!)/
  return Object.entries(flatten(strings))
    .filter(([key]) => !listExamples.test(key))
    .flatMap(([key, text]) =>
      (text.replaceAll(namesWithPoint, '').match(/\d+(?:\.\d+)+/g) ?? [])
        .filter((number) => !grouped.test(number))
        .map((number) => `${key} writes ${number} with a point, where ${lang} writes a comma`),
    )
}

/** Without marks of direction, and with one kind of space that does not break. */
const simplify = (text: string) => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u202f', '\u00a0')
