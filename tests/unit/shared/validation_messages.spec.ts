import vine, { SimpleErrorReporter } from '@vinejs/vine'
import { test } from '@japa/runner'
import { TranslatedMessages } from '#shared/http/validation_messages'
import { hasText, translate, type Locale } from '#shared/i18n'

const always = (message: string, rule: string) =>
  vine.createRule((_value, _options, field) => field.report(message, rule, field))()

const validator = vine.create({
  email: vine.string().email(),
  billing: vine.object({ city: vine.string().maxLength(3) }),
  codes: vine.array(vine.string()).minLength(2),
  unheardOf: vine.string(),
  reported: vine.string().use(always('shared.errors.day_invalid', 'anything')),
  bare: vine.string().use(always('An English sentence', 'never_heard_of')),
})

const input = {
  email: 'x',
  billing: { city: 'Hamburg' },
  codes: ['one'],
  reported: 'x',
  bare: 'x',
}

async function messagesIn(locale: Locale): Promise<Record<string, string>> {
  const messagesProvider = new TranslatedMessages(locale)
  const [error] = await validator.tryValidate(input, {
    messagesProvider,
    errorReporter: () => new SimpleErrorReporter(),
  })
  const messages = (error?.messages ?? []) as { field: string; message: string }[]
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]))
}

test.group('Validation messages', () => {
  test('speak English, naming fields as the page does', async ({ assert }) => {
    assert.deepEqual(await messagesIn('en'), {
      'email': 'Please enter a valid e-mail address.',
      'billing.city': 'City may have at most 3 characters.',
      'codes': 'Please choose at least 2.',
      'unheardOf': '“unheardOf” is required.',
      'reported': 'Please enter a day as YYYY/MM/DD.',
      'bare': 'Please enter a valid format.',
    })
  })

  test('what has to be accepted is named, in both languages: {field}')
    .with([
      { field: 'termsAccepted', en: 'Please confirm: Terms accepted.' },
      { field: 'legalEntityConfirmed', en: 'Please confirm: I act for a business.' },
      { field: 'consent', en: 'Please confirm: Consent.' },
      { field: 'companyEmail', en: 'Please confirm: E-mail at the company.' },
    ])
    .run(async ({ assert }, { field, en }) => {
      for (const locale of ['en', 'de'] as const) {
        const [error] = await vine
          .create({ [field]: vine.accepted() })
          .tryValidate({ [field]: 'no' }, { messagesProvider: new TranslatedMessages(locale) })
        const [{ message }] = error!.messages as [{ message: string }]
        if (locale === 'en') assert.equal(message, en)
        assert.notInclude(message, field)
      }
    })

  test('speak German', async ({ assert }) => {
    const messages = await messagesIn('de')
    assert.equal(messages['billing.city'], 'Ort: Bitte höchstens 3 Zeichen eingeben.')
    assert.equal(messages.unheardOf, '„unheardOf“: Diese Angabe fehlt.')
  })
})

test.group('Translations of the server', () => {
  test('put values in as they are', ({ assert }) => {
    const text = translate('de', 'shared.errors.reference', { id: '<7>' })
    assert.equal(text, 'Kennung für unseren Kundendienst: <7>')
  })

  test('an unknown key comes back as it is', ({ assert }) => {
    assert.equal(translate('en', 'shared.errors.unheard_of'), 'shared.errors.unheard_of')
    assert.equal(translate('en', 'nowhere.at.all'), 'nowhere.at.all')
    assert.isFalse(hasText('shared.errors.unheard_of'))
    assert.isFalse(hasText('shared.errors'))
  })
})
