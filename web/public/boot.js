// Sets theme, language and direction before the first paint. The same rules as src/lib/store; kept apart because it must
// run before any module does. Whatever is unreadable counts as no choice.
;(() => {
  // Otherwise zod tries out whether text may be run as a script, which the content policy forbids and reports. Whoever
  // defines a schema first would have to say so, and that differs with the page.
  globalThis.__zod_globalConfig = { jitless: true }
  const { theme, language, direction } = readState()
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = theme === 'dark' || (theme !== 'light' && systemIsDark)
  const languages = { en: 'en', cn: 'zh-CN', ae: 'ar', du: 'de', es: 'es', fr: 'fr', pt: 'pt-BR' }
  const root = document.documentElement
  root.classList.toggle('dark', dark)
  root.dataset.theme = dark ? 'dark' : 'light'
  document.body.classList.add(dark ? 'dark-only' : 'light-only')
  root.lang = languages[language] || 'en'
  preload(language)
  root.dir = direction === 'ltr' || direction === 'rtl' ? direction : language === 'ae' ? 'rtl' : 'ltr'

  // Otherwise these would come a round trip later than the entry. A page under development does not say where they are.
  function preload(chosen) {
    const said = document.currentScript?.dataset.files
    if (!said) return
    const { languages, home } = JSON.parse(said)
    const isHome = ['/', '/home'].includes(location.pathname)
    for (const href of [languages[chosen] ?? languages.en, ...(isHome ? home : [])]) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
      document.head.append(link)
    }
  }

  function readState() {
    try {
      const { state, version } = JSON.parse(localStorage.getItem('store'))
      return [0, 1, 2].includes(version) ? { ...state } : {}
    } catch {
      return {}
    }
  }
})()
