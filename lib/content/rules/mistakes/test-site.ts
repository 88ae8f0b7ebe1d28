import { editFixture, type Samples, makeSampleWithBody } from './test-content';

const inSite = (...changes: [before: string | RegExp, after: string][]) =>
  editFixture('site.yaml', ...changes);

const MAP = /(?<= {2}url: )https:..www.openstreetmap.*/;
const NEWSLETTER = /(?<=newsletter:\n {2}url: ).*/;
const COUNTER = /(?<= {2}id: )94.*/;

export const site: Samples = {
  // Without site.yaml, the domain of the site is unknown, so the link below is treated as an external link.
  'no site.yaml': {
    'site.yaml': undefined,
    'blog/7.md': makeSampleWithBody('[a](https://www.irokocrossing.example/blog/99)'),
  },
  'an empty site.yaml': { 'site.yaml': '' },
  'valid values in unusual formats': inSite(
    [/(?<=\nopeningHours: ).*/, "[{ from: Saturday, to: '', opens: '09:00', closes: '17:00' }]"],
    ['script:', 'script: https://visits.firm.example:8443/script.js'],
    ['NSENG:GTCO', 'CME_MINI:ES1!'],
    ['NSENG:UBA', 'NYSE:BRK.B'],
  ),
  'wrong tagline, year, network, links, analytics, newsletter, map and symbols': inSite(
    [/(?<=\ntagline: ).*/, 'Advice in {city}'],
    ['network: x', 'network: twitter'],
    ['path: /about', 'path: /team'],
    [/(?<=\nquickLinks:)(?:\n .*)+/, ''],
    ['founded: 2016', "founded: '2016'"],
    [/(?<=rcNumber: ).*/, 'name reserved only'],
    [COUNTER, 'a.example/x'],
    ['script:', 'script: a.example/x.js'],
    [NEWSLETTER, 'http://letters.test/form'],
    [MAP, 'www.openstreetmap.org'],
    ['NSENG:GTCO', 'GTCO'],
    ['NSENG:UBA', 'NSENG: UBA'],
  ),
  'N/A instead of an empty field, and a telephone number with both +234 and 0': inSite(
    [/(?<=\nregulator: ).*/, 'N/A'],
    ["'+234 800 000 0001'", "'+234 0800 000 0001'"],
  ),
  'a value that begins with #': inSite(['founded: 2016', 'founded: #2016']),
  'an unquoted value with a colon': inSite([/(?<=\ntagline: ).*/, 'Ours: yours']),
  'no space after a colon': inSite(['tagline: ', 'tagline:']),
  'a value that begins with a quoted word': inSite([/(?<=\ntagline: ).*/, '"Ours" and yours']),
  'one space too many before a field': inSite(['  district:', '   district:']),
  'an empty navigation list': inSite([/(?<=\nnavigation:)(?:\n .*)+/, ' []']),
  'a repeated telephone number and a repeated network': inSite(
    ['+234 800 000 0002', '+234 800 000 0001'],
    ['network: x', 'network: facebook'],
  ),
  'a telephone number without quotes': inSite(["'+234 800 000 0001'", '08000000001']),
  'a site URL with more than the domain, such as ?a=b': inSite([/(?<=\nurl: .*)$/m, '?a=b']),
  'an invalid e-mail address': inSite([/(?<=\nemail: ).*/, 'hello']),
  'a URL instead of the form id': inSite(["id: ''", "id: 'https://formspree.io/f/x'"]),
  'numbers out of range, and text instead of a number': inSite(
    [/(?<=latitude: ).*/, '3° E'],
    [/(?<=height: ).*/, '0'],
    ['founded: 2016', 'founded: 16'],
  ),
  'opening hours in the wrong format': inSite([
    /\nopeningHours:.*/,
    '\nopeningHours:\n  - { from: Mon, opens: 9 am, closes: 17:00 }',
  ]),
};
