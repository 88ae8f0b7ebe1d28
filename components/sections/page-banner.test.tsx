import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { PageBanner } from './page-banner';

test('a banner holds the screen’s one heading of level 1 and its sentence', () => {
  render(
    <PageBanner
      title="Our Services"
      text="Four kinds of advice."
      aside={{ cloth: ['orita', 'ato'] }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  expect(screen.getByText('Four kinds of advice.')).toBeVisible();
});

test('what stands aside takes the cloth’s place', () => {
  const { container } = render(
    <PageBanner title="Contact" text="Write." aside={{ content: <p>A map</p> }}>
      <p>Call</p>
    </PageBanner>,
  );
  expect(screen.getByText('A map')).toBeVisible();
  expect(screen.getByText('Call')).toBeVisible();
  expect(container.querySelector('pattern')).toBeNull();
});
