import type { Family } from '#demo/catalogue/files/family'
import { figure, figures } from '#demo/catalogue/files/families/figures'

export const fundPrices: Family = {
  ...figures([
    figure('nav', 'fund currency', 'Net asset value of a share', 'Nettoinventarwert eines Anteils'),
    figure('assets', 'EUR million', 'Assets of the share class', 'Vermögen der Anteilsklasse'),
    figure('inflow', 'EUR million', 'Money in less money out', 'Zuflüsse abzüglich Abflüsse'),
  ]),
}

export const sustainability: Family = {
  ...figures([
    figure('score', '0 to 100', 'Overall score of the issuer', 'Gesamtwert des Emittenten'),
    figure(
      'scope_1_2',
      't CO2 per EUR million',
      'Own and purchased emissions',
      'Eigene und bezogene Emissionen'
    ),
    figure(
      'coverage',
      'percent',
      'Part of the figures that the issuer reported itself',
      'Vom Emittenten selbst gemeldeter Anteil der Zahlen'
    ),
  ]),
}
