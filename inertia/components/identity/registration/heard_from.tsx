import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { HEARD_FROM } from './ways_heard'
import type { RegistrationState } from './use_registration'

const FIELD = 'howDidYouHearAboutDS'

/** How somebody heard of the shop; nobody has to say. */
export function HeardFrom({ form }: { form: RegistrationState }) {
  const t = useText('identity/registration')
  const heard = form.data[FIELD]
  const words = (
    <TextField
      id={`${FIELD}.other`}
      name={`${FIELD}[other]`}
      label={t('register.heard_other')}
      maxLength={200}
      value={heard.other}
      onChange={(other) => form.change({ [FIELD]: { ...heard, other } })}
      error={form.errors[`${FIELD}.other`]}
    />
  )
  return (
    <RadioRows
      label={t('register.heard')}
      optionalLabel={t('personal.optional')}
      name={`${FIELD}[how]`}
      choices={HEARD_FROM.map((value) => ({
        value,
        label: t(value === 'other' ? 'register.heard_other_choice' : `register.heard_${value}`),
        children: value === 'other' ? words : undefined,
      }))}
      value={heard.how || null}
      onChange={(how) => form.change({ [FIELD]: { ...heard, how } })}
    />
  )
}
