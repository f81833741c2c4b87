import { router } from '@inertiajs/react'
import { SegmentedControl, type Segment } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { choiceAddress } from './choice_address'
import type { AskedList } from './types'

interface ListChoiceProps<Value extends string> {
  /** Stands before it, too. */
  label: string
  /** The parameter that says it. */
  name: string
  options: readonly Segment<Value>[]
  value: Value
  /** What is meant where an address says nothing. */
  usual: Value
  list: AskedList
  path: string
  /** What is open on the page stays so. */
  keepsState?: boolean
}

/** A choice that is no filter among others: how a list is seen, or how far it reaches. */
export function ListChoice<Value extends string>(props: ListChoiceProps<Value>) {
  const { label, name, options, value, usual, list, path, keepsState = false } = props
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Text as="span" role="ui-s" tone="muted">
        {label}
      </Text>
      <SegmentedControl
        label={label}
        options={options}
        value={value}
        onChange={(chosen) =>
          router.visit(choiceAddress(path, list, { name, chosen, usual }), {
            ...{ preserveScroll: true, preserveState: keepsState },
          })
        }
      />
    </div>
  )
}
