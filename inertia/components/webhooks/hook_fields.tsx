import { Checkbox } from '@kontor/design-system/checkbox'
import { Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { useId } from 'react'
import { useText } from '~/hooks/use_text'
import type { HookErrors, HookEvent, HookForm } from './types'
import { useEventWord } from './use_event_word'

interface HookFieldsProps {
  form: HookForm
  onChange: (form: HookForm) => void
  errors: HookErrors
  events: readonly HookEvent[]
}

/** Name, address and events of a webhook. */
export function HookFields({ form, onChange, errors, events }: HookFieldsProps) {
  const t = useText('webhooks/pages')
  return (
    <>
      <Problem>{errors.form}</Problem>
      <div className="grid gap-5">
        <TextField
          name="name"
          autoComplete="off"
          maxLength={80}
          label={t('form.name')}
          hint={t('form.name_hint')}
          value={form.name}
          onChange={(name) => onChange({ ...form, name })}
          error={errors.name}
        />
        <TextField
          name="url"
          type="url"
          autoComplete="off"
          maxLength={500}
          label={t('form.url')}
          hint={t('form.url_hint')}
          value={form.url}
          onChange={(url) => onChange({ ...form, url })}
          error={errors.url}
        />
      </div>
      <EventBoxes form={form} onChange={onChange} events={events} error={eventsError(errors)} />
    </>
  )
}

const eventsError = (errors: HookErrors) =>
  errors.events ?? Object.entries(errors).find(([name]) => name.startsWith('events.'))?.[1]

type EventBoxesProps = Omit<HookFieldsProps, 'errors'> & { error?: string }

function EventBoxes({ form, onChange, events, error }: EventBoxesProps) {
  const t = useText('webhooks/pages')
  const word = useEventWord()
  const id = useId()
  const toggle = (event: HookEvent, isChosen: boolean) =>
    onChange({
      ...form,
      events: events.filter((one) => (one === event ? isChosen : form.events.includes(one))),
    })
  return (
    <div role="group" aria-labelledby={id} className="grid">
      <Text as="span" role="ui-s" weight="medium">
        <span id={id}>{t('form.events')}</span>
      </Text>
      {events.map((event, at) => (
        <Checkbox
          key={event}
          isSelected={form.events.includes(event)}
          onChange={(isChosen) => toggle(event, isChosen)}
          error={at === events.length - 1 ? error : undefined}
        >
          {word(event)}
        </Checkbox>
      ))}
    </div>
  )
}
