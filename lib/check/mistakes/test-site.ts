import { inFixture, type Rows, text } from './test-content';

const inSite = (...changes: [before: string | RegExp, after: string][]) =>
  inFixture('site.yaml', ...changes);

const MAP = /(?<= {2}url: )https:..www.openstreetmap.*/;
const NEWSLETTER = /(?<=newsletter:\n.*\n {2}url:)/;
const COUNTER = /(?<= {2}id: )94.*/;

export const site: Rows = {
  // A whole URL is another site's, while that of this one is unknown.
  'no site.yaml': {
    'site.yaml': undefined,
    'blog/7.md': text('[a](https://www.irokocrossing.example/blog/99)'),
  },
  'an empty site.yaml': { 'site.yaml': '' },
  'facts that are right': inSite(
    [/(?<=\nopeningHours: ).*/, "[{ from: Saturday, to: '', opens: '09:00', closes: '17:00' }]"],
    ['script:', 'script: https://visits.firm.example:8443/script.js'],
    ['NSENG:GTCO', 'CME_MINI:ES1!'],
    ['NSENG:UBA', 'NYSE:BRK.B'],
  ),
  'slips in site.yaml': inSite(
    [/(?<=\ntagline: ).*/, 'Advice in {city}'],
    ['network: x', 'network: twitter'],
    ['path: /about', 'path: /team'],
    [/(?<=\nquickLinks:)(?:\n .*)+/, ''],
    ['founded: 2016', "founded: '2016'"],
    ['provider: umami', 'provider: google'],
    [COUNTER, 'a.example/x'],
    ['script:', 'script: a.example/x.js'],
    [NEWSLETTER, ' http://abc123.sibforms.com/serve/x'],
    [MAP, 'https://abc123.sibforms.com/serve/MUIE-x_y'],
    ['NSENG:GTCO', 'GTCO'],
    ['NSENG:UBA', 'NSENG: UBA'],
  ),
  'values that stand for nothing, or for another number': inSite(
    [/(?<=\nregulator: ).*/, 'N/A'],
    ["'+234 800 000 0001'", "'+234 0800 000 0001'"],
  ),
  'a value that begins with a number sign': inSite(['founded: 2016', 'founded: #2016']),
  'a colon within a value': inSite([/(?<=\ntagline: ).*/, 'Ours: yours']),
  'no space after a colon': inSite(['tagline: ', 'tagline:']),
  'straight quotation marks within a value': inSite([/(?<=\ntagline: ).*/, '"Ours" and yours']),
  'one space too many in site.yaml': inSite(['  district:', '   district:']),
  'no link in the navigation': inSite([/(?<=\nnavigation:)(?:\n .*)+/, ' []']),
  'a telephone number and a network twice': inSite(
    ['+234 800 000 0002', '+234 800 000 0001'],
    ['network: x', 'network: facebook'],
  ),
  'a telephone number as a number': inSite(["'+234 800 000 0001'", '08000000001']),
  'an address with more than a domain': inSite([/(?<=\nurl: .*)$/m, '?a=b']),
  'no e-mail address': inSite([/(?<=\nemail: ).*/, 'hello']),
  'an address for the id of the form': inSite(["id: ''", "id: 'https://formspree.io/f/x'"]),
  'figures that are out of range or are not numbers': inSite(
    [/(?<=latitude: ).*/, '3° E'],
    [/(?<=height: ).*/, '0'],
    ['founded: 2016', 'founded: 16'],
  ),
  'hours in another form': inSite([
    /\nopeningHours:.*/,
    '\nopeningHours:\n  - { from: Mon, opens: 9 am, closes: 17:00 }',
  ]),
  'a counter without its provider': inSite(['  provider: umami', '  provider:']),
};
