import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { NoticeFormState } from './use_notice_form'

const HEADLINES = ['headlineEn', 'headlineDe'] as const
const TEXTS = ['textEn', 'textDe'] as const

/** Headline and text, side by side in English and in German. */
export function NoticeWords({ form }: { form: NoticeFormState }) {
  const t = useText('arrivals/notices')
  const { data, errors, setData } = form
  const change = (name: keyof typeof data) => (text: string) =>
    setData((typed) => ({ ...typed, [name]: text }))
  return (
    <>
      {HEADLINES.map((name) => (
        <TextField
          key={name}
          label={t(`form.${name}`)}
          autoComplete="off"
          maxLength={120}
          value={data[name]}
          onChange={change(name)}
          error={errors[name]}
        />
      ))}
      {TEXTS.map((name) => (
        <TextArea
          key={name}
          label={t(`form.${name}`)}
          hint={t('form.text_hint')}
          rows={5}
          maxLength={2_000}
          value={data[name]}
          onChange={change(name)}
          error={errors[name]}
        />
      ))}
    </>
  )
}
