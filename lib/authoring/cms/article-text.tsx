import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { countOf } from '@/lib/site/wording';
import { describeLength } from '@/lib/content/check-article';
import { checkForm, describe, type FormContext } from './check-form';
import { listDrawings } from './list-drawings';

/** In milliseconds, without a key pressed. */
const PAUSE = 400;

/**
 * Makes the field for an article's text: the CMS's own, with the problems that the build will report, and
 * its charts and calculators, listed below it.
 *
 * The CMS renders it with its own copy of React. A class works there and hooks do not: they belong to
 * the copy that they were imported from.
 *
 * @param Text the CMS's field for long texts
 */
export function makeArticleText(
  Text: CustomFieldControl,
  context: FormContext,
): CustomFieldControl {
  const check = ({ value, entry }: CustomFieldControlProps) => {
    const body = String(value ?? '');
    return { body, checked: checkForm({ ...entry?.toJS().data, body }, context) };
  };

  return class ArticleText extends Component<CustomFieldControlProps> {
    override state = check(this.props);
    private timer: ReturnType<typeof setTimeout> | undefined;

    override componentDidUpdate({ value, entry }: CustomFieldControlProps) {
      if (value === this.props.value && entry === this.props.entry) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.setState(check(this.props)), PAUSE);
    }

    override componentWillUnmount() {
      clearTimeout(this.timer);
    }

    override render() {
      return (
        <>
          <Text {...this.props} />
          <Findings {...this.state} />
          <Drawings body={this.state.body} />
        </>
      );
    }
  };
}

/** The preview of charts and calculators: the page draws them. */
function Drawings({ body }: { body: string }) {
  return listDrawings(body).map(({ title, figures }, index) => (
    <details key={index}>
      <summary>{title}</summary>
      {figures.join('; ')}
    </details>
  ));
}

/** The number of findings is read out when it changes; the findings themselves can be read at leisure. */
function Findings({ body, checked }: { body: string; checked: ReturnType<typeof checkForm> }) {
  const { words, diagnostics } = checked;
  // The form itself names the fields that are missing. "error" comes before "warning".
  const findings = diagnostics
    .filter(({ field }) => field === '' || field === 'body')
    .sort((a, b) => a.severity.localeCompare(b.severity));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counts = [countOf(errors, 'error'), countOf(findings.length - errors, 'warning')];
  return (
    <div style={{ fontSize: 'var(--sui-font-size-small)', overflowWrap: 'anywhere' }}>
      <p>{describeLength(words)}</p>
      <p role="status">{counts.join(', ')}</p>
      {findings.length > 0 && (
        <ul aria-label="Errors and warnings">
          {findings.map((finding, index) => (
            <li key={index}>
              <strong>{finding.severity === 'error' ? 'Error' : 'Warning'}</strong>:{' '}
              {describe(finding, { body })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
