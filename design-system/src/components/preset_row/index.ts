export { PresetRow, type Preset } from './preset_row'
