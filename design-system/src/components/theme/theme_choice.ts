import { DENSITY_KEY, THEME_KEY, type Density, type Theme } from './theme_script'

/** The chosen theme; `system` where nothing was chosen or nothing can be read. */
export function readTheme(): Theme {
  const theme = read(THEME_KEY)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows the theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  write(THEME_KEY, theme)
}

/** The chosen density; null where nothing was chosen, so that the area's own holds. */
export function readDensity(): Density | null {
  const density = read(DENSITY_KEY)
  return density === 'comfortable' || density === 'compact' ? density : null
}

/** Sets the density and remembers it. */
export function chooseDensity(density: Density): void {
  document.documentElement.dataset.density = density
  write(DENSITY_KEY, density)
}

// Storage may be switched off: the choice then lasts for the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
