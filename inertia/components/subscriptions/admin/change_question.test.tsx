import { createInstance } from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import germanWords from '~/i18n/locales/de/shared/actions.json'
import germanFields from '~/i18n/locales/de/shared/fields.json'
import german from '~/i18n/locales/de/subscriptions/entitlements.json'
import englishWords from '~/i18n/locales/en/shared/actions.json'
import englishFields from '~/i18n/locales/en/shared/fields.json'
import english from '~/i18n/locales/en/subscriptions/entitlements.json'
import { ChangeQuestion } from './change_question'

const asked = {
  ...{ title: 'Levels?', text: '', keep: 'Keep', confirm: 'Delete', pending: 'Deleting' },
  ...({ method: 'delete', path: '/admin/manage-users/7/subscriptions/1' } as const),
}
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function show(locale: string) {
  const texts = createInstance()
  const words = (own: object, fields: object, actions: object) => ({
    ...{ 'subscriptions/entitlements': own, 'shared/fields': fields, 'shared/actions': actions },
  })
  const resources = {
    en: words(english, englishFields, englishWords),
    de: words(german, germanFields, germanWords),
  } as never
  void texts.init({ lng: locale, resources, nsSeparator: ':', initAsync: false })
  const question = <ChangeQuestion asked={asked} onClose={() => {}} />
  flushSync(() => root.render(<I18nextProvider i18n={texts}>{question}</I18nextProvider>))
}

test.each([
  ['en', 'Reason', 'Optional. It stands in the history.', 'Close'],
  ['de', 'Grund', 'Freiwillig. Er steht im Verlauf.', 'Schließen'],
])('in %s the reason is asked for by name, and nobody has to give one', (locale, ...said) => {
  show(locale)
  const area = document.querySelector('textarea')!
  const [label, hint, close] = said
  expect(area.labels[0]!.textContent).toBe(label)
  expect(area.maxLength).toBe(1_000)
  expect(document.body.textContent).toContain(hint)
  expect(document.querySelector(`[role=dialog] button[aria-label="${close}"]`)).not.toBeNull()
  const act = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === asked.confirm
  )
  expect(act!.ariaDisabled).not.toBe('true')
})
