import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { floatStyles } from '../../internal/float_styles'

interface MenuProps {
  /** A `Button` or `IconButton`. Row menus name the row: "Actions for order 10479". */
  trigger: ReactElement
  /** `MenuItem`s, the destructive one last behind a `MenuSeparator`. */
  children: ReactNode
}

/** Actions behind a button. Everything in it is reachable elsewhere too or by key. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" offset={4} className={`${floatStyles} min-w-60`}>
        <AriaMenu className="max-h-[inherit] overflow-y-auto py-1 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
