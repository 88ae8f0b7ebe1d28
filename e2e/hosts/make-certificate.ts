import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program';
import { BARE_NAME, SITE_NAME } from './host';

export type Certificate = { certificateFile: string; keyFile: string };

/** Makes a certificate for the tests' names, signed by nobody else; undefined without openssl. */
export async function makeCertificate(folder: string): Promise<Certificate | undefined> {
  const openssl = await findProgram('openssl');
  if (openssl === undefined) return undefined;
  const certificateFile = path.join(folder, 'certificate.pem');
  const keyFile = path.join(folder, 'key.pem');
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:${BARE_NAME}`;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  const subject = ['-subj', `/CN=${SITE_NAME}`, '-addext', names, '-days', '2'];
  await promisify(execFile)(openssl, ['req', '-x509', ...key, ...files, ...subject]);
  return { certificateFile, keyFile };
}
