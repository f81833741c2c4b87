import { Disclosure } from '@kontor/design-system/disclosure'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { FieldDifference } from './field_difference'
import { FieldInput } from './field_input'
import {
  FIELD_NAMES,
  fieldsOf,
  SECTION_NAMES,
  type FieldName,
  type Fields,
  type Section,
} from './fields'
import type { useChoices } from './use_choices'
import type { DraftForm } from './use_draft_form'

interface DraftFieldsProps {
  form: DraftForm
  live: Fields
  words: ReturnType<typeof useChoices>
  /** Fields that say nothing here. */
  without?: readonly FieldName[]
  /** What they were before is called. */
  beforeLabel?: string
  /** All of them are shown at first, also where some have changed. */
  isWhole?: boolean
}

/** The fields that change, or all of them; what customers see now stands beside what it becomes. */
export function DraftFields(props: DraftFieldsProps) {
  const t = useText('catalogue/manage_products')
  const { form, without = [], isWhole = false } = props
  const all = FIELD_NAMES.filter((name) => !without.includes(name))
  const sectionOf = (section: Section) => fieldsOf(section).filter((name) => all.includes(name))
  const isShown = (name: FieldName) =>
    form.differs(name) || form.isTouched(name) || form.errors[name] !== undefined
  const changed = all.filter(isShown)
  const [wished, setShow] = useState<'changes' | 'all'>(
    changed.length > 0 && !isWhole ? 'changes' : 'all'
  )
  const show = changed.length > 0 ? wished : 'all'
  return (
    <div className="grid gap-3">
      <div>
        <SegmentedControl
          label={t('form.show')}
          value={show}
          onChange={setShow}
          options={[
            { value: 'changes', label: t('form.changed', { count: changed.length }) },
            { value: 'all', label: t('form.all', { count: all.length }) },
          ]}
        />
      </div>
      {show === 'all' ? (
        <div className="border-t border-line-ink">
          {SECTION_NAMES.map((section, index) => (
            <Disclosure
              key={section}
              look="row"
              title={
                <span className="flex-1">
                  <Text as="span" role="label">
                    {t(`sections.${section}`)}
                  </Text>
                </span>
              }
              isOpenAtFirst={index < 2 || sectionOf(section).some(isShown)}
            >
              <Rows {...props} names={sectionOf(section)} />
            </Disclosure>
          ))}
        </div>
      ) : (
        <div className="border-t border-line-ink">
          <Rows {...props} names={changed} />
        </div>
      )}
    </div>
  )
}

function Rows({
  form,
  live,
  words,
  names,
  beforeLabel,
}: DraftFieldsProps & { names: FieldName[] }) {
  return names.map((name) => (
    <div
      key={name}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 last:border-b-0 sm:grid-cols-2"
    >
      <FieldInput
        name={name}
        value={form.valueOf(name)}
        onChange={(value) => form.change(name, value)}
        options={words.optionsOf}
        isChanged={form.differs(name)}
        error={form.errors[name]}
      />
      {form.differs(name) && (
        <FieldDifference
          name={name}
          before={live[name] ?? null}
          after={form.valueOf(name)}
          read={words.read}
          label={beforeLabel}
        />
      )}
    </div>
  ))
}
