import { Fragment } from 'react'
import { SelectValue } from 'react-aria-components/Select'
import type { Option } from '../../internal/option_list'

const SHOWN = 3

interface ChosenTagsProps {
  placeholder: string
  moreLabel: (count: number) => string
}

/** The first three of what is chosen, and how many more. */
export function ChosenTags({ placeholder, moreLabel }: ChosenTagsProps) {
  return (
    <SelectValue<Option> className="flex min-w-0 flex-wrap items-center gap-1">
      {({ selectedItems, isPlaceholder }) => {
        if (isPlaceholder) return <span className="text-subtle">{placeholder}</span>
        const chosen = selectedItems.filter((item) => item !== null)
        const rest = chosen.length - SHOWN
        return (
          <>
            {chosen.slice(0, SHOWN).map((option, index) => (
              <Fragment key={option.value}>
                <span>
                  <span className="rounded-control border border-line-strong px-1.5 text-ui-s">
                    {option.label}
                  </span>
                  {index < Math.min(chosen.length, SHOWN) - 1 && <span className="sr-only">,</span>}
                </span>{' '}
              </Fragment>
            ))}
            {rest > 0 && <span className="text-ui-s text-muted">{moreLabel(rest)}</span>}
          </>
        )
      }}
    </SelectValue>
  )
}
