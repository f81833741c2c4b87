import { Input } from 'react-aria-components/Input'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { inputStyles, labelStyles } from '../../internal/field_styles'
import { CloseIcon, SearchIcon } from '../icon'

interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'className' | 'style' | 'children' | 'isInvalid'
> {
  label: string
  /** For places that show by themselves what is searched, e.g. the statement of the home page. */
  isLabelHidden?: boolean
  /** Name of the button that empties the field. */
  clearLabel: string
  placeholder?: string
}

/** Searches on Enter (`onSubmit`); Escape or the cross empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden, clearLabel, placeholder, ...field } = props
  return (
    <AriaSearchField {...field} className="group grid min-w-0 gap-1.5">
      <Label className={isLabelHidden ? 'sr-only' : labelStyles}>{label}</Label>
      <span className="relative grid">
        <span className="pointer-events-none absolute inset-y-0 start-2.5 grid place-items-center text-subtle">
          <SearchIcon />
        </span>
        <Input placeholder={placeholder} className={inputStyles({ room: 'both' })} />
        <Button
          aria-label={clearLabel}
          className="absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-control text-subtle group-data-empty:hidden hover:bg-hover hover:text-ink"
        >
          <CloseIcon size={12} />
        </Button>
      </span>
    </AriaSearchField>
  )
}
