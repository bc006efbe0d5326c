// Sets theme, language and direction before the first paint. The same rules as src/lib/store; kept apart because it must
// run before any module does. Whatever is unreadable counts as no choice.
;(() => {
  let state = {}
  try {
    const stored = JSON.parse(localStorage.getItem('store') || 'null')
    if (stored && stored.version === 2 && stored.state) state = stored.state
  } catch {}
  const dark = state.theme === 'dark' || (state.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const languages = { en: 'en', cn: 'zh-CN', ae: 'ar', du: 'de', es: 'es', fr: 'fr', pt: 'pt-BR' }
  const root = document.documentElement
  root.classList.toggle('dark', dark)
  root.dataset.theme = dark ? 'dark' : 'light'
  document.body.classList.add(dark ? 'dark-only' : 'light-only')
  root.lang = languages[state.language] || 'en'
  root.dir = state.language === 'ae' ? 'rtl' : 'ltr'
})()
