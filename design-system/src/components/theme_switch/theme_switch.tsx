import { useEffect, useState } from 'react'
import { MoonIcon, SunIcon } from '../icon'
import { IconButton } from '../icon_button'
import { chooseTheme } from '../theme'

interface ThemeSwitchProps {
  /** Names of what pressing does: "Dark theme", "Light theme". */
  darkLabel: string
  lightLabel: string
}

const DARK = '(prefers-color-scheme: dark)'

/** Turns the page to the other theme and remembers it. */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  const [isDark, setDark] = useState(false)
  // The server cannot know the theme; the script in the head has set it by now.
  useEffect(() => setDark(isPageDark()), [])
  const turn = () => {
    chooseTheme(isDark ? 'light' : 'dark')
    setDark(!isDark)
  }
  return (
    <IconButton label={isDark ? lightLabel : darkLabel} onPress={turn}>
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}

function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia(DARK).matches)
}
