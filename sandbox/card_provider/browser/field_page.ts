type Words = { label: string; hint: string; autocomplete: string }

const WORDS: Record<'en' | 'de', Record<string, Words>> = {
  en: {
    number: { label: 'Card number', hint: '4711 1000 0000 0000', autocomplete: 'cc-number' },
    expiry: { label: 'Expiry date', hint: 'MM/YY', autocomplete: 'cc-exp' },
    cvc: { label: 'CVC', hint: '123', autocomplete: 'cc-csc' },
  },
  de: {
    number: { label: 'Kartennummer', hint: '4711 1000 0000 0000', autocomplete: 'cc-number' },
    expiry: { label: 'Gültig bis', hint: 'MM/JJ', autocomplete: 'cc-exp' },
    cvc: { label: 'Prüfziffer', hint: '123', autocomplete: 'cc-csc' },
  },
}

const COLOUR = /^(#[\da-f]{3,8}|(rgb|oklch|oklab|color)\([\w\s.,%/-]+\))$/i
const FAMILY = /^[\w\s,"'-]+$/

/** The document of one frame: a single field in the shop's colours. */
export function fieldPage(name: string, language: 'en' | 'de', { searchParams }: URL): string {
  const { label, hint, autocomplete } = WORDS[language][name]!
  const wish = (key: string, form: RegExp, usual: string) => {
    const value = searchParams.get(key) ?? ''
    return form.test(value) ? value : usual
  }
  const colour = wish('fontColor', COLOUR, '#1b2533')
  const faint = wish('placeholderColor', COLOUR, '#6b7280')
  const family = wish('fontFamily', FAMILY, 'system-ui, sans-serif')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${label}</title>
<style>:root { color-scheme: light; background: transparent } body { margin: 0 }
input { box-sizing: border-box; inline-size: 100%; block-size: 100vh; padding: 0 12px; border: 0; outline: 0;
  background: transparent; color: ${colour}; font: 16px/24px ${family} }
input::placeholder { color: ${faint}; opacity: 1 }</style></head>
<body><input id="field" data-name="${name}" aria-label="${label}" placeholder="${hint}"
  autocomplete="${autocomplete}" inputmode="numeric" maxlength="24" autocorrect="off" spellcheck="false">
<script src="/v1/field.js"></script></body></html>`
}
