import { describe, expect, test } from 'vitest'
import {
  findAdviceFaults,
  findDecimalFaults,
  findLocaleFaults,
  findPercentFaults,
  findWordFaults,
  refusedWords,
} from './locale-faults.ts'

describe('findLocaleFaults', () => {
  const english = {
    send: { title: 'Send {{amount}} to {{name}}', lines_one: 'One line', lines_other: '{{count}} lines' },
    link: 'See <1>the report</1>',
  }
  const german = {
    send: { title: '{{amount}} an {{name}} senden', lines_one: '{{count}} Zeile', lines_other: '{{count}} Zeilen' },
    link: '<1>Bericht</1> ansehen',
  }

  test('A complete language has no faults, in whatever order it names things', () => {
    expect(findLocaleFaults(english, german, 'de')).toEqual([])
    expect(findLocaleFaults(english, english, 'en')).toEqual([])
  })

  test('A missing key, a key that English lacks and an empty string are each named', () => {
    const faulty = { send: { ...german.send, title: ' ' }, old: 'Weg damit' }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual([
      'link is missing',
      'old is not in English, or no form of this language',
      'send.title is empty',
    ])
  })

  test('A language has exactly its own plural forms', () => {
    const arabic = { ...german, send: { title: german.send.title, lines_one: 'سطر', lines_other: '{{count}} سطر' } }
    expect(findLocaleFaults(english, arabic, 'ar')).toEqual(
      ['few', 'many', 'two', 'zero'].map((form) => `send.lines_${form} is missing`),
    )
    expect(findLocaleFaults(english, german, 'zh-CN')).toEqual([
      'send.lines_one is not in English, or no form of this language',
    ])
  })

  test('A lost, invented or misspelt placeholder or tag is named', () => {
    const faulty = { send: { ...german.send, title: '{{betrag}} an {{name}}' }, link: '<1>Bericht' }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual([
      'send.title lacks {{amount}}',
      'send.title has {{betrag}}, English has not',
      'link lacks </1>',
    ])
  })

  test('Only a form that may name its number in words may lack it', () => {
    const faulty = { ...german, send: { ...german.send, lines_one: 'Eine Zeile', lines_other: 'Zeilen' } }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual(['send.lines_other lacks {{count}}'])
  })
})

describe('findAdviceFaults', () => {
  test('[c229] an error without an advice is a fault, and an advice without an error', () => {
    expect(
      findAdviceFaults({ errors: { timeout: 'Late.', unknown: 'Odd.' }, errorAdvice: { timeout: 'Wait.' } }),
    ).toEqual(['errors.unknown has no advice in errorAdvice'])
    expect(findAdviceFaults({ errors: {}, errorAdvice: { timeout: 'Wait.' } })).toEqual([
      'errorAdvice.timeout has no sentence in errors',
    ])
    expect(findAdviceFaults({ errors: { timeout: 'Late.' }, errorAdvice: { timeout: 'Wait.' } })).toEqual([])
  })
})

describe('findWordFaults', () => {
  /** One sentence for each rule of a language, in their order: it breaks that rule and no other. */
  const broken: Record<string, string[]> = {
    en: [
      'It stays for ever',
      'Start anew',
      'Nobody pays',
      'Whoever runs this page',
      'What shall happen?',
      'It is told there',
      'It stands in the list',
      'Sent once only',
      'Safe, also after a crash',
      'Nothing of it was sent',
      'Hand over the token',
      'Give this batch up',
      'Anyone may deploy it',
      'Not asked yet',
      'The chain says this will work',
      'Cancel on chain',
      'Purchase by a stranger',
      'Look at the report',
      'Searching an address',
      'Add recipients to go on',
      'You can change it any more',
      'It goes to the dead address',
      'Burnt tokens',
      'Colours',
      'You cancelled it',
      'Network cost',
      'Add coin to the account',
      'Sign the permission',
      'Trial run',
      'Add first liquidity',
      '3 units of liquidity',
      'Run the vault',
      'Which node answers',
      'Waiting for block',
      'A transaction number',
      'Back to the console',
      'It is not paid',
      'The token’s events',
      'Sign the permit',
      'Only these ids',
      'Left out: contracts',
      'Starts a note',
      'Reading...',
    ],
    du: [
      'Nur das eigene Konto kann sie nutzen',
      'An die Dead-Adresse',
      'Wohltätigkeit',
      'Endgültig',
      'Batch aufgeben',
      'Vorher wird niemand gefragt',
      'Kauf durch Fremde',
      'Konsole',
      'Verschenkte Coins',
      'Abholbar',
      'Vault ausführen',
      'Probelauf',
      'Dieser Knoten antwortet nicht',
      'Bericht des Laufs',
      'Einzelne Überweisung',
      'Off-chain-Server',
      'Memo des Zahlers',
      'Wird gelesen…',
      'Wird gelesen ...',
      'Die Verbindung prüfen und erneut versuchen.',
    ],
    es: [
      'Conecta tu billetera',
      'A la dirección muerta',
      'La bóveda',
      'Ensayo',
      'La cuenta conectada',
      'El coste',
      'El importe',
      'El móvil',
      'Compra de un desconocido',
      'La propia fábrica',
      'Moneda para dividendos',
      'El recibo del pago',
      'Este nodo no responde',
      'Lo que muestra la cadena',
      'El memo de quien pagó',
      'Leyendo...',
      'Elegir otro token para continuar.',
    ],
    fr: [
      'À l’adresse morte',
      'Le coffre',
      'Réclamer',
      'Frais de réflexion',
      'Rachat et brûlage',
      'La fabrique elle-même',
      'Essai',
      'Abandonner le lot',
      'Il a été omis',
      'Personne n’est interrogé',
      'Toute la monnaie',
      'Annuler on-chain',
      'Ce nœud ne répond pas',
      'Un autre wallet',
      'Exclu : contrats',
      'Le mémo du payeur',
      'Lecture...',
    ],
    pt: [
      'Limite de gás',
      'O cofre',
      'Ao endereço morto',
      'Ensaio',
      'A própria fábrica',
      'Taxa de reflexão',
      'Abandonado',
      'Compra por um estranho',
      'Suposto',
      'Moeda que você cede',
      'O roteador do token',
      'A primeira liquidez',
      'O recibo do pagamento',
      'Este nó não responde',
      'Aguardando finalidade',
      'O memo do pagador',
      'Lendo...',
    ],
    cn: [
      '运行金库',
      '反射费',
      '主网币',
      '持有人',
      '名单',
      '没有应答',
      '试运行',
      '陌生人买入',
      '置顶',
      '您的账户',
      '移交所有权',
      '付款收据',
      '收款方',
      '此节点无响应',
      'Gas 上限',
      '正在读取...',
    ],
    ae: [
      'الدفعة',
      'شراء ينفذه غريب',
      'الخزنة',
      'رسوم الانعكاس',
      'المطالبة',
      'ربط المحفظة',
      'جارٍ الاستعلام من السلسلة',
      'إلى الأبد',
      'أُسقطت',
      'عملة الشبكة',
      'عنوان الموجّه غير صالح',
      'تعذر الحفظ',
      'عقد ذكي',
      'جارٍ القراءة...',
    ],
  }
  const every = Object.keys(refusedWords)

  test.each(every)('%s: each rule refuses its word, and says what to use instead', (code) => {
    const faults = (broken[code] ?? []).map((text) => findWordFaults({ text }, code, every))
    expect(faults).toEqual(
      (refusedWords[code] ?? []).map(([, instead]) => [
        expect.stringMatching(`^text says “.+”, .+ Say: ${instead.replaceAll(/[()]/g, '\\$&')}$`),
      ]),
    )
  })

  test('What words.md says instead is taken', () => {
    const good: Record<string, string[]> = {
      en: [
        'Simulation passed.',
        'Airdrop coins or tokens to thousands of wallets.',
        'Tokens you never asked for',
        'Look up 2 names',
      ],
      du: [
        'Prüf deine Verbindung und versuch es noch einmal.',
        'Du kannst sie später ändern.',
        'Bestätige zuerst oben.',
        'Der Schutz deines eigenen Kontos',
        'Wechsle das Netzwerk, um fortzufahren.',
        'Verwende den Router der Börse, um mehr hinzuzufügen.',
        'Signiere einen neuen.',
        'Keine Zeile geht verloren.',
        'Block nicht gefunden.',
        'Das Netzwerk konnte die Anfrage nicht lesen.',
        'Die Adresse ließ sich nicht ermitteln.',
        'Dieser Token nimmt eine Gebühr, wenn andere ihn weiterleiten.',
      ],
      es: [
        'Elige un token para continuar',
        'Cancelar',
        'Revisa tu conexión y vuelve a pulsar.',
        'Cualquier cuenta puede hacerlo.',
        'Desplegar el contrato requiere gas.',
        'Enviarlo de nuevo es seguro; solo se puede pagar una vez.',
        'Recibirías menos liquidez que tu mínimo.',
      ],
      fr: ['Récupérer', 'Traiter les frais', 'La transaction a été abandonnée par le réseau.'],
      pt: ['Limite de gas', 'Processar taxas'],
      cn: ['处理手续费', '持币分红费'],
      ae: ['الحزمة', 'عملية دفع', 'توصيل المحفظة', 'اختر موجّهًا (Router)'],
    }
    for (const [code, texts] of Object.entries(good))
      for (const text of texts) expect(findWordFaults({ text }, code, every), text).toEqual([])
  })

  test.each([
    ['du', 'Mit dem Konto, das die Token hält, erneut signieren.'],
    ['du', 'Warten, bis einige davon in einem Block stehen, dann erneut versuchen.'],
    ['du', 'Einen Empfänger hinzufügen.'],
    ['du', 'Zuerst diese abschließen.'],
    ['es', 'Comparar cada una con la fuente; hasta entonces no se puede firmar.'],
    ['es', 'Consultar la lista antes de crear otra vez, o podría crearse un segundo token.'],
  ])('%s: “%s” instructs by an infinitive, whatever follows it', (code, text) => {
    expect(findWordFaults({ text }, code, every)).toHaveLength(1)
  })

  test('An infinitive names what a transaction does or a button accepts, and instructs nowhere else', () => {
    const text = 'Agregar liquidez al pool.'
    const named = { add: { summary: text, lockSummary: text, summaryBurn: text }, liquidity: { unwrap: text } }
    expect(findWordFaults({ ...named, list: { accepts: { tooMany: text } } }, 'es', every)).toEqual([])
    expect(findWordFaults({ summary: { lead: text }, hint: text }, 'es', every)).toHaveLength(2)
    expect(findWordFaults({ summary: 'La bóveda' }, 'es', every)).toHaveLength(1)
  })

  test('Names of values are not words, and a language that is not reviewed is left alone', () => {
    expect(findWordFaults({ cost: 'You pay {{coin}}. $t(vault.anybody)' }, 'en')).toEqual([])
    expect(findWordFaults({ vault: 'Vault ausführen' }, 'du', ['en'])).toEqual([])
    expect(findWordFaults({ a: { b: 'Nobody' } }, 'en')).toHaveLength(1)
  })
})

describe('findPercentFaults', () => {
  test.each([
    ['en', '{{percent}}% of 25%', ['25 %', '{{percent}} %', '25\u00a0%']],
    ['de', '{{percent}}\u00a0% von 25\u00a0%', ['25%', '25 %', '{{percent}}%']],
    ['fr', '{{percent}}\u202f% de 25\u00a0%', ['25%', '25 %']],
    ['es', '25\u00a0% de {{percent}}\u00a0%', ['25%', '{{percent}} %']],
    ['pt-BR', '{{percent}}% de 25%', ['25 %', '25\u00a0%']],
    ['zh-CN', '{{percent}}%、25%', ['{{percent}} %']],
    ['ar', '\u206625%\u2069 {{percent}}%', ['25 %', '25٪']],
  ])('%s', (lang, right, wrong) => {
    expect(findPercentFaults({ right, unit: 'Fee (%)', none: '100' }, lang)).toEqual([])
    for (const text of wrong) expect(findPercentFaults({ text }, lang), text).toHaveLength(1)
  })
})

describe('findDecimalFaults', () => {
  test.each([
    ['de', 'Zum Beispiel 1234,5 oder 1.050 von 5.000.000, auch 1.050,5. Web 3.0, Web-3.0-Seite, Uniswap V2.'],
    ['es', 'Como 0,5, de 25\u202f000. Web 3.0'],
    ['fr', 'Comme 0,5, ou 1/1\u202f050. Web 3.0, Uniswap V2'],
    ['pt-BR', 'Como 12,5. Os 2.048 bytes'],
  ])('%s: a point does not part decimals', (lang, right) => {
    expect(findDecimalFaults({ right }, lang)).toEqual([])
    for (const text of ['0.5', '12.5', '1234.5', '1234.500', '0.500', '1.0.5'])
      expect(findDecimalFaults({ text: `So: ${text}.` }, lang), text).toEqual([
        `text writes ${text} with a point, where ${lang} writes a comma`,
      ])
  })

  test.each(['fr', 'es'])('%s groups with a space, so that a number never has a point', (lang) => {
    expect(findDecimalFaults({ text: '25.000' }, lang)).toHaveLength(1)
  })

  test('Lines of a pasted list keep the point, and so does a language that writes it', () => {
    const list = { placeholderEach: '0x71C7…976F, 12.5', byIdLabel: '7, 12.5' }
    expect(findDecimalFaults({ list }, 'de')).toEqual([])
    for (const lang of ['en', 'zh-CN', 'ar']) expect(findDecimalFaults({ text: '12.5' }, lang), lang).toEqual([])
  })
})
