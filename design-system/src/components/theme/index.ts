export { themeScript, type Theme, type Density } from './theme_script'
export { chooseDensity, chooseTheme, readDensity, readTheme } from './theme_choice'
