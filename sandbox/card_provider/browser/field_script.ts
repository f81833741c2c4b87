/** Runs inside a frame: judges what is typed and hands it over to the provider alone. */
export const FIELD_SCRIPT = `(() => {
  const field = document.getElementById('field')
  const { name } = field.dataset
  const asked = new URLSearchParams(location.search)
  const session = asked.get('session')
  const german = document.documentElement.lang === 'de'

  const words = german
    ? { number: 'Bitte prüfen Sie die Kartennummer. Möglich sind Visa und Mastercard.',
        expiry: 'Bitte geben Sie einen Monat in der Zukunft an.', cvc: 'Bitte geben Sie drei Ziffern an.' }
    : { number: 'Please check the card number. Visa and Mastercard are possible.',
        expiry: 'Please give a month in the future.', cvc: 'Please give three digits.' }

  const digits = (text) => text.replace(/\\D/g, '')
  const luhn = (number) => [...number].reverse().reduce((sum, sign, at) => {
    const digit = Number(sign) * (at % 2 ? 2 : 1)
    return sum + (digit > 9 ? digit - 9 : digit)
  }, 0) % 10 === 0

  const rules = {
    number: (text) => /^(4\\d{15}|5[1-5]\\d{14}|2[2-7]\\d{14})$/.test(digits(text)) && luhn(digits(text)),
    expiry: (text) => {
      const parts = /^(0[1-9]|1[0-2])\\/(\\d\\d)$/.exec(text)
      return Boolean(parts) && new Date(2000 + Number(parts[2]), Number(parts[1]), 1) > new Date()
    },
    cvc: (text) => /^\\d{3}$/.test(text),
  }
  const shapes = {
    number: (text) => digits(text).slice(0, 16).replace(/(.{4})(?=.)/g, '$1 '),
    expiry: (text) => digits(text).slice(0, 4).replace(/^(..)(.+)/, '$1/$2'),
    cvc: (text) => digits(text).slice(0, 3),
  }

  const say = (message) => parent.postMessage({ source: 'card-field', session, name, ...message }, '*')
  const judge = (type) => {
    const success = rules[name](field.value)
    field.setAttribute('aria-invalid', String(type === 'blur' && !success))
    say({ type, success, error: success || type === 'input' ? '' : words[name] })
  }

  field.addEventListener('input', () => {
    field.value = shapes[name](field.value)
    judge('input')
  })
  field.addEventListener('focus', () => say({ type: 'focus', success: rules[name](field.value), error: '' }))
  field.addEventListener('blur', () => judge('blur'))

  addEventListener('message', async ({ data, source }) => {
    if (source !== parent || data?.source !== 'card-script' || data.session !== session) return
    if (data.type === 'focus') return field.focus()
    if (data.type !== 'store') return
    judge('blur')
    const answer = await fetch('/v1/fields/' + encodeURIComponent(session) + '/' + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: field.value }),
    }).catch(() => null)
    say({ type: 'stored', success: Boolean(answer?.ok), error: '' })
  })
  say({ type: 'ready', success: false, error: '' })
})()
`
