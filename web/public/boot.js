// Sets theme, language and direction before the first paint. The same rules as src/lib/store; kept apart because it must
// run before any module does. Whatever is unreadable counts as no choice.
;(() => {
  // Otherwise zod tries out whether text may be run as a script, which the content policy forbids and reports. Whoever
  // defines a schema first would have to say so, and that differs with the page.
  globalThis.__zod_globalConfig = { jitless: true }
  const state = readState()
  const { theme, language, direction } = state
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
  paintFirst()

  // Otherwise these would come a round trip later than the entry. A page under development does not say where they are.
  function preload(chosen) {
    const said = document.currentScript?.dataset.files
    if (!said) return
    const { languages, home } = JSON.parse(said)
    const isHome = ['/', '/home'].includes(location.pathname)
    for (const href of [languages[chosen] ?? languages.en, ...(isHome ? home : [])]) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }))
    }
  }

  // Paints header, title and lead until the page has a title of its own. A page under development has no texts for it.
  function paintFirst() {
    const template = document.getElementById('first-paint')
    const page = isPlain() && findPage(location.pathname)
    const texts = findTexts(template?.dataset.texts, page)
    if (!texts) return
    const shell = template.content.firstElementChild.cloneNode(true)
    const face = page === 'welcome' ? 'welcome' : 'page'
    Object.assign(shell, { id: 'first-painted' })
    Object.assign(shell.dataset, findShape(), { face })
    shell.querySelector(`[data-face="${face === 'page' ? 'welcome' : 'page'}"]`).remove()
    for (const [index, element] of shell.querySelectorAll('[data-text]').entries()) element.textContent = texts[index]
    template.after(shell)
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('#root h1')) return
      watcher.disconnect()
      shell.remove()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  }

  function findTexts(said, page) {
    if (!said || !page) return
    const all = JSON.parse(said)
    const texts = (all[language] ?? all.en)[page]
    return Array.isArray(texts) ? texts : undefined
  }

  // Other layouts have their own styles, and without a network a notice stands above the page.
  function isPlain() {
    const { layout = 'dubai', boxed, backgroundMix, primaryColor } = state
    const isChosen = layout !== 'dubai' || boxed || backgroundMix === 'dark-sidebar' || primaryColor
    return navigator.onLine && !isChosen && !/[?&]layout=/.test(location.search)
  }

  // Home has two faces. Which one it has is known before its stores are read where something was found in them before, or
  // where no key was ever kept but those that every visit leaves. Beside its picture the promise has no place of its own.
  function findPage(path) {
    if (path !== '/' && path !== '/home') return path
    const keys = readKeys()
    if (keys.includes('own-activity')) return '/home'
    const isNew = !state.recentAccount && keys.every((key) => ['store', 'cache', 'wagmi.store'].includes(key))
    const isBeside = matchMedia('(width >= 64rem)').matches
    return isNew && !isBeside ? 'welcome' : undefined
  }

  // The same rules as src/lib/layout/resolve-layout.
  function findShape() {
    const menu = innerWidth > 1006 ? 'docked' : innerWidth > 991 ? 'rail' : 'hidden'
    return { menu, brand: menu === 'docked' ? 'column' : 'header' }
  }

  function readKeys() {
    try {
      return Object.keys(localStorage)
    } catch {
      return ['unreadable']
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
