import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { HEARD_FROM } from './message_form'
import type { MessageFormState } from './use_message_form'

/** Asked of visitors only; customers have told us before. */
export function HeardFrom({ form }: { form: MessageFormState }) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const heard = data.howDidYouHearAboutDS
  const change = (part: Partial<typeof heard>) =>
    setData('howDidYouHearAboutDS', { ...heard, ...part })
  const words = (
    <TextField
      id="howDidYouHearAboutDS.other"
      name="howDidYouHearAboutDS[other]"
      label={t('heard.other_text')}
      maxLength={200}
      value={heard.other}
      onChange={(other) => change({ other })}
      error={errors['howDidYouHearAboutDS.other']}
    />
  )
  return (
    <div className="pt-8">
      <RadioRows
        label={t('heard.label')}
        optionalLabel={t('person.optional')}
        name="howDidYouHearAboutDS[how]"
        choices={HEARD_FROM.map((value) => ({
          value,
          label: t(`heard.${value}`),
          children: value === 'other' ? words : undefined,
        }))}
        value={heard.how || null}
        onChange={(how) => change({ how })}
      />
    </div>
  )
}
