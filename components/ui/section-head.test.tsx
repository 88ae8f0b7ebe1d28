import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Section } from './section';
import { SectionHead } from './section-head';

test('the title names the section it stands in', () => {
  render(
    <Section labelledBy="latest">
      <SectionHead id="latest" title="Latest Blogs" />
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Latest Blogs' });
  expect(section).toContainElement(screen.getByRole('heading', { level: 2 }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the link at the end of the line leads where it says', () => {
  render(<SectionHead id="a" title="Latest" action={{ href: '/blog', text: 'All posts' }} />);
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});
