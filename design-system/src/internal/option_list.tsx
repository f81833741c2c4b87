import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon } from '../components/icon'
import { floatRowStyles } from './float_styles'

export interface Option {
  value: string
  label: string
  /** One step quieter beside the label: an e-mail, a code. */
  detail?: string
  isDisabled?: boolean
}

interface OptionListProps {
  options?: Iterable<Option>
  /** Said where nothing fits. */
  empty?: ReactNode
}

/** The floating list of choices, ticked where chosen. */
export function OptionList({ options, empty }: OptionListProps) {
  return (
    <ListBox
      items={options}
      renderEmptyState={() => <div className="px-4 py-2 text-ui text-muted">{empty}</div>}
      className="max-h-75 overflow-y-auto py-1 outline-none"
    >
      {(option: Option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled}
          className={`${floatRowStyles} data-selected:bg-selected data-selected:font-semibold`}
        >
          {({ isSelected }) => (
            <>
              <span className="min-w-0 grow">
                {option.label}
                {option.detail && (
                  <span className="ms-2 text-ui-s font-normal text-subtle">{option.detail}</span>
                )}
              </span>
              <span className={`text-accent ${isSelected ? '' : 'invisible'}`}>
                <CheckIcon size={14} />
              </span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
