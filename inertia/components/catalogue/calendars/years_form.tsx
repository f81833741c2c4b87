import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { useId, useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { CalendarDraft } from './use_calendar_draft'

/** Brings what the holidays library says of some years into the draft. */
export function YearsForm({ draft }: { draft: CalendarDraft }) {
  const t = useText('catalogue/calendars')
  const id = useId()
  const next = String(draft.change.lastYear + 1)
  const [years, setYears] = useState({ from: next, to: next })
  const compare = (event: FormEvent) => {
    event.preventDefault()
    void draft.step('years', years)
  }
  return (
    <form
      onSubmit={compare}
      noValidate
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-5"
    >
      <Heading level={3} id={id}>
        {t('import')}
      </Heading>
      <Text role="ui-s" tone="muted">
        {t('import_about')}
      </Text>
      <div className="grid grid-cols-2 items-start gap-3">
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            name={side}
            label={t(`years.${side}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={years[side]}
            onChange={(text) => setYears((before) => ({ ...before, [side]: text }))}
            error={draft.errors[side]}
          />
        ))}
      </div>
      <div>
        <Button type="submit" isPending={draft.pending === 'years'} pendingLabel={t('judging')}>
          {t('compare')}
        </Button>
      </div>
    </form>
  )
}
