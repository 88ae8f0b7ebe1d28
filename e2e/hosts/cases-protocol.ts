import type { Case } from './case';
import { REASONS } from './reasons';
import type { SiteFiles } from './site-files';

const PACKED = { 'Accept-Encoding': 'gzip, br' };

const short = (target: string) => target.replace(/^\/_next.*(?=\.)/, '/_next/…');

/** Text travels packed, and what is packed already as it is. */
function compressionCases(files: SiteFiles): Case[] {
  const packed = ['', files.style, files.script, files.drawing, 'feed.xml', 'embeds/ticker.json'];
  const asIs = [files.font, files.photo, 'images/made.avif', 'images/made.webp'];
  return [
    ...packed.map((file) => ({
      name: `${short(`/${file}`)} is packed`,
      question: { target: `/${file}`, headers: PACKED },
      expected: {
        status: [200],
        file: file || 'index.html',
        headers: { 'content-encoding': /^(br|gzip)$/, vary: /accept-encoding/i },
      },
      except: [
        {
          hosts: ['Cloudflare'] as const,
          because: REASONS.edge,
          expected: { status: [200], file: file || 'index.html' },
        },
      ],
    })),
    ...asIs.map((file) => ({
      name: `${short(`/${file}`)} is not packed again`,
      question: { target: `/${file}`, headers: PACKED },
      expected: { status: [200], file, headers: { 'content-encoding': null } },
    })),
    {
      name: '/nowhere is packed',
      question: { target: '/nowhere', headers: PACKED },
      expected: { status: [404], text: '404 - Page Not Found' },
    },
  ];
}

/** What HTTP asks of every server. */
export function protocolCases(files: SiteFiles): Case[] {
  const target = `/${files.photo}`;
  const wholeFile = {
    hosts: ['Cloudflare'] as const,
    because: REASONS.wholeFile,
    expected: { status: [200], file: files.photo },
  };
  return [
    ...compressionCases(files),
    {
      name: 'HEAD /about',
      question: { target: '/about', method: 'HEAD' },
      expected: {
        status: [200],
        isEmpty: true,
        headers: { 'content-type': /^text\/html/ },
      },
    },
    {
      name: 'HEAD /nowhere',
      question: { target: '/nowhere', method: 'HEAD' },
      expected: { status: [404], isEmpty: true },
    },
    ...['/about', target, `/${files.script}`, '/feed.xml'].map((again) => ({
      name: `${short(again)} asked for again has not changed`,
      question: { target: again, headers: PACKED, isRepeated: true },
      expected: { status: [304], isEmpty: true },
    })),
    {
      name: 'a header of 20,000 characters',
      question: { target: '/about', headers: { 'X-Long': 'a'.repeat(20_000) } },
      expected: { status: [200, 400, 431] },
    },
    {
      name: 'bytes 0-9 of a photo',
      question: { target, headers: { Range: 'bytes=0-9' } },
      expected: { status: [206], headers: { 'content-range': /^bytes 0-9\/\d+$/ } },
      except: [wholeFile],
    },
    {
      name: 'bytes behind the end of a photo',
      question: { target, headers: { Range: 'bytes=99999999-' } },
      expected: { status: [416], headers: { 'content-range': /^bytes \*\/\d+$/ } },
      except: [wholeFile],
    },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
      name: `${method} /about`,
      question: { target: '/about', method, headers: { 'Content-Length': '0' } },
      expected: { status: [405] },
      except: [{ hosts: ['Netlify', 'GitHub Pages'] as const, because: REASONS.unsaid }],
    })),
  ];
}
