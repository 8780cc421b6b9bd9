// Stylesheets of the list, in the head for the first paint; the list's code is loaded later.
import './filter-bar.css';
import './filter-phone.css';
import './sort-form.css';
import './chosen-filters.css';
import './facets.css';
import './listing.css';
